/** The parts that every section is made of, so that they are evaluated in a task of their own. */
export { Band } from '../../ui/Band';
export { Button } from '../../ui/Button';
export { IconButton } from '../../ui/IconButton';
export { Meter } from '../../ui/Meter';
export { Picture } from '../../ui/Picture';
export { TextField } from '../../ui/TextField';
