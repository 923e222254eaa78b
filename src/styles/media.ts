const TABLET = '44rem';
const LAPTOP = '64rem';

/** The widths from which wider layouts apply, as media conditions. */
export const minWidth = {
  tablet: `(width >= ${TABLET})`,
  laptop: `(width >= ${LAPTOP})`,
} as const;

export const from = {
  tablet: `@media ${minWidth.tablet}`,
  /** Not on paper, whose layout is that of tablets. */
  laptop: `@media screen and ${minWidth.laptop}`,
} as const;

/** Where `from.laptop` is not: on phones, tablets and paper. */
export const belowLaptop = `@media not screen and ${minWidth.laptop}`;

/** Between phones and laptops. */
export const onTablets = `@media (${TABLET} <= width < ${LAPTOP})`;

export const onNarrowScreens = `@media (width < ${TABLET})`;

/** Windows as short as a phone in landscape. */
export const onShortScreens = '@media (height <= 30rem)';

/** Windows with room beside a line of the hero's name. */
export const onWideScreens = `@media screen and ${minWidth.laptop} and (height > 30rem)`;

/** Phones in landscape, and windows as short. */
export const inLandscape = '@media (height <= 30rem) and (width >= 35rem)';

/** The same, and windows as wide as a tablet, but shorter. */
export const inLowWindows = `${inLandscape}, (${TABLET} <= width < ${LAPTOP}) and (height <= 34rem)`;

/** Lists (`container-type`) with room for a word beside a picture: not on a phone with text of twice the size. */
export const besidePictures = '@container (width >= 12rem)';

/** Phones, but not with text of twice the size. */
export const onPhones = `@media (16rem <= width < ${TABLET})`;

export const onPhonesWithLargeText = '@media (width < 16rem)';

/** Devices that can hover: on touch screens, `:hover` styles would stay after a tap. */
export const hovers = '@media (hover: hover)';

/** Not for paper, where Chromium prints blank sheets for absolutely positioned parts. */
export const hoversOnLaptop = `@media screen and ${minWidth.laptop} and (hover: hover)`;

/** Where the faders of skills stand upright. On phones and on paper they lie down. */
export const upright = '@media screen and (width >= 37.5rem) and (height > 30rem)';
