/** The widths from which wider layouts apply, as media conditions. */
export const minWidth = { tablet: '(min-width: 44rem)', laptop: '(min-width: 64rem)' } as const;

export const from = {
  tablet: `@media ${minWidth.tablet}`,
  laptop: `@media ${minWidth.laptop}`,
} as const;

export const onNarrowScreens = `@media not all and ${minWidth.tablet}`;

/** Windows as short as a phone in landscape. */
export const onShortScreens = '@media (max-height: 30rem)';

const isLarge = `${minWidth.tablet} and (min-height: 30rem)`;

/** Windows with room for cards with the picture on top: neither narrow nor short. */
export const onLargeScreens = `@media ${isLarge}`;

/** All other windows: phones, even in landscape. */
export const onSmallScreens = `@media not all and ${isLarge}`;

/** Devices that can hover: on touch screens, `:hover` styles would stay after a tap. */
export const hovers = '@media (hover: hover)';

export const hoversOnLaptop = `${hovers} and ${minWidth.laptop}`;
