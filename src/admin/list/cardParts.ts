import { styled } from 'styled-components';
import { language } from 'virtual:words';
import { ContentPicture } from '../../shared/ContentPicture';
import { color, fontSize, radius, space, width } from '../../styles/tokens';
import { ButtonRow, Card, Note } from '../parts';

/** The width of a list from which it has two columns. */
export const TWO_COLUMNS = '55.5rem';

/** The padding of a card. Smaller on phones, where the buttons need the width. */
const cardInset = `min(${space.lg}, 5vw)`;

/** Lets the buttons fit in one row at 320 px. */
const padding = `min(${space.sm}, 1.6vw)`;

/** The padding and border of a button. */
export const buttonInset = `calc(${padding} + 1px)`;

export const CardBody = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space.sm};
  min-width: 0;
  padding: ${cardInset};
`;

/** A single button stands beside the text, if there is room. */
export const EntryFrame = styled(Card)`
  @container entries (width > 26rem) {
    &:has(> :last-child > :only-child > :only-child) {
      flex-direction: row;
      align-items: center;

      > :last-child {
        border: none;
      }
    }
  }
`;

/** The buttons at the foot of a card. The labels of the outer ones align with the text of the card. */
export const CardActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  padding: ${space.sm} calc(${cardInset} - ${buttonInset});
  border-top: 1px solid ${color.line};

  button {
    padding: 0 ${padding};
    /* Rings stay clear of the next label. */
    outline-offset: -2px;
  }
`;

/** The last buttons stay in one row if they fit. Delete is apart from the others. */
export const LastButtons = styled.div`
  display: flex;
  flex: 1 0 auto;

  > :last-child {
    margin-inline-start: auto;
  }

  /* On phones, all cards of a list have a second row if some need it. */
  @container entries (width <= 26rem) {
    &:has(> :nth-child(3)) {
      flex-basis: 100%;
    }
  }
`;

export const TabNote = styled(Note)`
  max-width: ${width.text};
  margin-bottom: ${space.lg};
`;

export const PictureRow = styled.div`
  display: grid;
  grid-template-columns: min(5rem, 24%) minmax(0, 1fr);
  gap: ${space.md};
  align-items: center;
`;

export const CardPicture = styled(ContentPicture)`
  align-self: start;
  aspect-ratio: 1;
  border-radius: ${radius.control};
`;

/** In the language of the site, among English words. */
const inSiteLanguage = ({ lang = language }: { lang?: string | undefined }) => ({ lang });

export const CardTitle = styled.h3.attrs(inSiteLanguage)`
  font-size: ${fontSize.lg};
`;

export const CardText = styled(Note).attrs({ dir: 'auto' }).attrs(inSiteLanguage)`
  flex: 1;
  text-wrap: pretty;
  white-space: pre-line;
`;

/** Short facts in a row. Each wraps as a whole, and breaks only if it is wider than the row. */
export const CardFacts = styled(ButtonRow)`
  gap: ${space.xxs} min(${space.md}, 3vw);
  color: ${color.muted};
  font-size: ${fontSize.xs};

  > * {
    min-width: 0;
  }
`;
