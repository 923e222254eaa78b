import sharp from 'sharp';
import { recolor } from '../../../styles/accent.ts';
import { cover, light } from '../../../styles/tokens.ts';
import { tones } from '../../../styles/tones.ts';
import { drawBrandMark, isMirrored, type Mark } from './brandMark.ts';
import { drawText } from './drawText.ts';

export const SHARE_PICTURE = 'share.jpg';

/** In pixels: a large card on social networks. */
export const SOCIAL_PICTURE = { width: 1200, height: 630 };

const MARGIN = 80;
const MARK = { width: 400, height: 46 };
const TEXT_WIDTH = SOCIAL_PICTURE.width - 2 * MARGIN;
/** The smallest distance from the top to the title, which is below the mark. */
const TITLE_TOP = MARGIN + MARK.height + 44;
/** Between the title and the subtitle. */
const GAP = 32;
/** Title sizes, in pixels: the first that fits is used. */
const TITLE_SIZES = [140, 112, 92, 76, 60, 48, 36];
const SUBTITLE_SIZE = 32;
/** In characters. */
const MAX_TITLE = 140;
const MAX_SUBTITLE = 110;

/** Cuts a longer text after its last whole word, or anywhere in a single word. */
const cut = (text: string, length: number) =>
  text.length > length ? `${text.slice(0, length).replace(/[^\p{L}\p{N}]*\s\S*$/u, '')}…` : text;

/** The circles of the hero: centre and radius, in pixels. */
const CIRCLES = [
  [1010, 150, 210],
  [1130, 470, 130],
  [780, 60, 70],
  [860, 400, 50],
  [1000, 560, 36],
];

const BACKDROP = `<svg xmlns="http://www.w3.org/2000/svg" width="${SOCIAL_PICTURE.width}" height="${SOCIAL_PICTURE.height}">
  <radialGradient id="light" cx="1" cy="0" r="1">
    <stop offset="0" stop-color="${cover.wine}"/><stop offset="1" stop-color="${tones.night.ground}"/>
  </radialGradient>
  <linearGradient id="circle" x2="0.3" y2="1">
    <stop offset="0" stop-color="${light.circleLit}"/><stop offset="1" stop-color="${light.circleShade}"/>
  </linearGradient>
  <rect width="100%" height="100%" fill="url(#light)"/>
  ${CIRCLES.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#circle)" opacity="0.4"/>`).join('')}
</svg>`;

/** The title in the largest size that fits `maxHeight`, or else in the smallest. */
async function drawTitle(title: string, maxHeight: number) {
  let text: Awaited<ReturnType<typeof drawText>>;
  for (const size of TITLE_SIZES) {
    text = await drawText(title, { color: tones.night.text, size, width: TEXT_WIDTH });
    if (!text || text.height <= maxHeight) break;
  }
  return text;
}

type SocialPicture = Record<'title' | 'subtitle', string> & Mark;

/** The picture of a social card, as a JPEG: the mark at the top, title and subtitle at the foot. */
export async function drawSocialPicture({ title, subtitle, ...mark }: SocialPicture) {
  const style = { color: tones.night.muted, size: SUBTITLE_SIZE, width: TEXT_WIDTH };
  const below = await drawText(cut(subtitle, MAX_SUBTITLE), style);
  const subtitleTop = SOCIAL_PICTURE.height - MARGIN - (below?.height ?? 0);
  const titleFoot = subtitleTop - GAP;
  const above = await drawTitle(cut(title, MAX_TITLE), titleFoot - TITLE_TOP);
  const mirrored = isMirrored(mark);
  const getLeft = (width = 0) => (mirrored ? SOCIAL_PICTURE.width - MARGIN - width : MARGIN);
  const brandMark = await drawBrandMark(mark, MARK);
  const { width } = await sharp(brandMark).metadata();
  return sharp(Buffer.from(recolor(BACKDROP, mark.accent)))
    .flop(mirrored)
    .composite([
      { input: brandMark, left: getLeft(width), top: MARGIN },
      ...(below ? [{ input: below.image, left: getLeft(below.width), top: subtitleTop }] : []),
      ...(above
        ? [{ input: above.image, left: getLeft(above.width), top: titleFoot - above.height }]
        : []),
    ])
    .jpeg({ quality: 80 })
    .toBuffer();
}
