/** The widths from which wider layouts apply, as media conditions. */
export const minWidth = { tablet: '(min-width: 44rem)', laptop: '(min-width: 64rem)' } as const;

export const from = {
  tablet: `@media ${minWidth.tablet}`,
  laptop: `@media ${minWidth.laptop}`,
} as const;

export const onNarrowScreens = `@media not all and ${minWidth.tablet}`;

/** Windows as short as a phone in landscape. */
export const onShortScreens = '@media (max-height: 30rem)';

/** Windows with room beside a line of the hero's name: laptops, and phones in landscape. */
export const onWideScreens = `@media ${minWidth.laptop}, (width >= 35rem) and (max-height: 30rem)`;

/** Narrow windows with room for a word beside a picture: not a phone with text of twice the size. */
export const onPhones = '@media (16rem <= width < 44rem)';

/** Windows for cards with the picture on top: neither narrow nor short, or too narrow for anything beside it. */
export const onLargeScreens = `@media ${minWidth.tablet} and (min-height: 30rem), (width < 16rem)`;

/** All other windows: phones, even in landscape. */
export const onSmallScreens = `${onPhones}, (width >= 16rem) and (height < 30rem)`;

/** Devices that can hover: on touch screens, `:hover` styles would stay after a tap. */
export const hovers = '@media (hover: hover)';

export const hoversOnLaptop = `${hovers} and ${minWidth.laptop}`;
