/** The parts that every section is made of: their styles are half of what the app does when it is evaluated. */
export { Band } from '../../ui/Band';
export { Button } from '../../ui/Button';
export { IconButton } from '../../ui/IconButton';
export { Meter } from '../../ui/Meter';
export { Picture } from '../../ui/Picture';
export { TextField } from '../../ui/TextField';
