import { configure } from '@testing-library/react';
import { vi } from 'vitest';

// The whole site is slow to draw in jsdom, the more so on a busy machine. A test that fails waits longer for it.
configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 60_000 });
