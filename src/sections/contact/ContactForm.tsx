import { Button } from '../../ui/buttons/Button';
import { Form } from '../../ui/forms/Form';

const MESSAGE_ROWS = 6;

/** Logs a message to the console and does nothing else (spec section 5): no server is there to send it to. */
export function ContactForm() {
  return (
    <Form
      label="Contact"
      fields={[
        [
          { name: 'name', label: 'Name', autoComplete: 'name' },
          { name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
        ],
        { name: 'subject', label: 'Subject' },
        { name: 'message', label: 'Message', rows: MESSAGE_ROWS },
      ]}
      onSubmit={(message) => console.log('Contact form submitted', message)}
    >
      <div>
        <Button type="submit">Send Message</Button>
      </div>
    </Form>
  );
}
