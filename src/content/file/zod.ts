import { z } from 'zod';

// The Content-Security-Policy forbids the code that zod would generate for speed, and each schema would try.
z.config({ jitless: true });

export { z };
