import sharp from 'sharp';
import { color, cover, light } from '../../../styles/tokens.ts';
import { drawBrandMark } from './brandMark.ts';
import { type DrawnText, drawText } from './drawText.ts';

/** In pixels, as social networks show a large card. */
export const SOCIAL_PICTURE = { width: 1200, height: 630 };

const MARGIN = 80;
const MARK = { width: 400, height: 46 };
const TEXT_WIDTH = SOCIAL_PICTURE.width - 2 * MARGIN;
/** The least distance of the title from the top: below the mark. */
const TITLE_TOP = MARGIN + MARK.height + 44;
/** Between the title and the subtitle. */
const GAP = 32;
/** The sizes of titles, in pixels: the first one that fits is taken. */
const TITLE_SIZES = [140, 112, 92, 76, 60, 48, 36];
const SUBTITLE_SIZE = 32;
/** In characters. */
const MAX_TITLE = 140;
const MAX_SUBTITLE = 110;

/** Cuts a longer text behind its last whole word, or anywhere if it is one word. */
const cut = (text: string, length: number) =>
  text.length > length ? `${text.slice(0, length).replace(/[^\p{L}\p{N}]*\s\S*$/u, '')}…` : text;

/** Returns a copy of the ground with text on it. Takes a third of the time of sharp's `composite`. */
function blend({ data, info }: DrawnText, ground: Buffer, top: number): Buffer {
  const picture = Buffer.from(ground);
  const rows = Math.min(info.height, SOCIAL_PICTURE.height - top);
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < info.width; x += 1) {
      const from = (y * info.width + x) * 4;
      const opacity = (data[from + 3] ?? 0) / 255;
      if (opacity === 0) continue;
      const to = ((top + y) * SOCIAL_PICTURE.width + MARGIN + x) * 3;
      for (let channel = 0; channel < 3; channel += 1) {
        const below = picture[to + channel] ?? 0;
        picture[to + channel] = below + ((data[from + channel] ?? 0) - below) * opacity;
      }
    }
  }
  return picture;
}

/** The circles of the hero: centre and radius, in pixels. */
const CIRCLES = [
  [1010, 150, 210],
  [1130, 470, 130],
  [780, 60, 70],
  [860, 400, 50],
  [1000, 560, 36],
];

const backdrop = () => {
  const { width, height } = SOCIAL_PICTURE;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <radialGradient id="light" cx="1" cy="0" r="1">
      <stop offset="0" stop-color="${cover.wine}"/><stop offset="1" stop-color="${color.ground}"/>
    </radialGradient>
    <radialGradient id="circle" cx="0.35" cy="0.3" r="0.7">
      <stop offset="0" stop-color="${light.circleCore}"/><stop offset="1" stop-color="${light.circleRim}"/>
    </radialGradient>
    <rect width="100%" height="100%" fill="url(#light)"/>
    ${CIRCLES.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#circle)"/>`).join('')}
  </svg>`;
};

interface Ground {
  pixels: Buffer;
  /** Where the title ends, in pixels from the top. */
  titleFoot: number;
}

/** The picture without its title: gradient, circles, the brand mark at the top and the subtitle at the foot. */
async function drawGround(brandMark: string, subtitle: string): Promise<Ground> {
  const ground = await sharp(Buffer.from(backdrop()))
    .composite([{ input: await drawBrandMark(brandMark, MARK), left: MARGIN, top: MARGIN }])
    .removeAlpha()
    .raw()
    .toBuffer();
  const style = { color: color.muted, size: SUBTITLE_SIZE, width: TEXT_WIDTH };
  const text = await drawText(cut(subtitle, MAX_SUBTITLE), style);
  const foot = SOCIAL_PICTURE.height - MARGIN - (text?.info.height ?? 0);
  return {
    pixels: text ? blend(text, ground, foot) : ground,
    titleFoot: foot - GAP,
  };
}

/** The title in the largest size that fits on the ground; `undefined` if it has no visible character. */
async function drawTitle(title: string, { titleFoot }: Ground): Promise<DrawnText | undefined> {
  let text: DrawnText | undefined;
  for (const size of TITLE_SIZES) {
    text = await drawText(title, { color: color.text, size, width: TEXT_WIDTH });
    if (!text || text.info.height <= titleFoot - TITLE_TOP) return text;
  }
  return text;
}

/** The grounds, by mark and subtitle: all posts share one. */
const grounds = new Map<string, Promise<Ground>>();

interface SocialPicture {
  /** Cut after 140 characters. */
  title: string;
  /** Cut after 110 characters. */
  subtitle: string;
  brandMark: string;
}

/** The picture of a social card, as a JPEG. */
export async function socialPicture({ title, subtitle, brandMark }: SocialPicture) {
  const key = JSON.stringify([brandMark, subtitle]);
  const drawing = grounds.get(key) ?? drawGround(brandMark, subtitle);
  grounds.set(key, drawing);
  const ground = await drawing;
  const text = await drawTitle(cut(title, MAX_TITLE), ground);
  const { pixels, titleFoot } = ground;
  const picture = text ? blend(text, pixels, titleFoot - text.info.height) : pixels;
  return sharp(picture, { raw: { ...SOCIAL_PICTURE, channels: 3 } })
    .jpeg({ quality: 80 })
    .toBuffer();
}
