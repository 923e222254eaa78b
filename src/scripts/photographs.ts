import sharp from 'sharp';

const WIDTH = 960;
const HEIGHT = 640;
const HILLS = [0, 1, 2, 3, 4];

type Colour = [red: number, green: number, blue: number];

const mix = (one: Colour, other: Colour, share: number) =>
  one.map((channel, at) => channel + ((other[at] ?? 0) - channel) * share) as Colour;

/** The colour of a landscape at a point: sky, sun, and hills that get darker towards the foot. */
function getColour(x: number, y: number, [zenith, horizon, foot]: Scene): Colour {
  const hill = HILLS.findLast((layer) => {
    const wave = Math.sin(x / 170 + layer * 2.4) * 50 + Math.sin(x / 47 + layer) * 12;
    return y > HEIGHT * (0.45 + layer * 0.12) + wave;
  });
  if (hill !== undefined) return mix(horizon, foot, 0.3 + hill * 0.16);
  if (Math.hypot(x - WIDTH * 0.6, y - HEIGHT * 0.32) < HEIGHT / 9) return [255, 252, 244];
  return mix(zenith, horizon, y / HEIGHT);
}

type Scene = [zenith: Colour, horizon: Colour, foot: Colour];

/** Some are pale, because text on those is the hardest to read. */
const SCENES: Scene[] = [
  [
    [250, 250, 248],
    [226, 230, 232],
    [96, 110, 118],
  ],
  [
    [38, 96, 170],
    [236, 190, 150],
    [20, 44, 60],
  ],
  [
    [255, 214, 170],
    [250, 236, 216],
    [120, 70, 60],
  ],
  [
    [20, 28, 60],
    [120, 90, 140],
    [10, 10, 24],
  ],
  [
    [150, 206, 236],
    [236, 246, 240],
    [30, 90, 50],
  ],
  [
    [244, 226, 90],
    [250, 246, 214],
    [30, 110, 120],
  ],
];

function drawPhotograph(scene: Scene): Promise<Buffer> {
  const pixels = Buffer.alloc(HEIGHT * WIDTH * 3);
  for (let y = 0, at = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) {
      const grain = ((x * 7919 + y * 104729 + x * y * 31) % 17) - 8;
      for (const channel of getColour(x, y, scene)) {
        pixels[at] = Math.max(0, Math.min(255, channel + grain));
        at += 1;
      }
    }
  }
  const raw = { width: WIDTH, height: HEIGHT, channels: 3 } as const;
  return sharp(pixels, { raw }).png({ compressionLevel: 1 }).toBuffer();
}

/** Landscapes in place of the photographs of the placeholder service, as PNG. The same on every run. */
export const drawPhotographs = () => Promise.all(SCENES.map(drawPhotograph));
