import { Button } from '../../ui/buttons/Button';
import { FieldRow, Form } from '../../ui/forms/Form';
import { TextField } from '../../ui/forms/TextField';

const MESSAGE_ROWS = 6;

/** Logs a message to the console and does nothing else (spec section 5): no server is there to send it to. */
export function ContactForm() {
  function submit(field: (name: string) => string) {
    console.log('Contact form submitted', {
      name: field('name'),
      email: field('email'),
      subject: field('subject'),
      message: field('message'),
    });
  }
  return (
    <Form label="Contact" onSubmit={submit}>
      <FieldRow>
        <TextField name="name" label="Name" autoComplete="name" />
        <TextField name="email" label="Email" type="email" autoComplete="email" />
      </FieldRow>
      <TextField name="subject" label="Subject" />
      <TextField name="message" label="Message" rows={MESSAGE_ROWS} />
      <div>
        <Button type="submit">Send Message</Button>
      </div>
    </Form>
  );
}
