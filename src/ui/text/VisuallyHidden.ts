import { styled } from 'styled-components';
import { visuallyHidden } from '../../styles/visuallyHidden';

export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;
