import sharp from 'sharp';

/** A photograph from a phone held upright, with GPS data: green above, red below, and grain. */
export async function makePhotograph(width = 4032, height = 3024): Promise<Buffer> {
  const plain = { width, height, channels: 3 as const };
  const grain = { type: 'gaussian' as const, mean: 128, sigma: 90 };
  const noise = { create: { ...plain, background: '#888', noise: grain } };
  const right = { ...plain, width: width / 2, background: '#c03020' };
  return sharp({ create: { ...plain, background: '#208040' } })
    .composite([
      { input: { create: right }, gravity: 'east' },
      { input: await sharp(noise).blur(2).png().toBuffer(), blend: 'overlay' },
    ])
    .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitude: '48/1 12/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}
