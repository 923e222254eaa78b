import { expect, test } from 'vitest';
import { AUDIO_NAME_PATTERN } from '../../content/rules';
import * as check from './checks';

const checks = {
  text: check.checkText,
  address: check.checkWebAddress,
  duration: check.checkDuration,
  file: check.checkFile('audio/a.mp3', AUDIO_NAME_PATTERN),
  language: check.checkLanguage,
  day: check.checkDay,
  year: check.checkYear,
  'an end after 2019': (value: string) => check.checkEnd(value, ' 2019 '),
  'an end without a start': (value: string) => check.checkEnd(value, 'soon'),
};
const WEB = /starts with https/;
const DURATION = /seconds below 60/;

// The browser itself rejects empty fields and malformed URLs.
test.each<[keyof typeof checks, RegExp | undefined, string[]]>([
  ['language', undefined, ['', ' ', 'de', ' pt-BR ']],
  ['language', /such as en, de or pt-BR/, ['de_DE', 'German', 'German language']],
  ['text', undefined, ['', ' ', 'Rooms \u{1F469}\u200D\u{1F4BB}']],
  ['text', /visible text/, ['\u200B', '\u2800\u3164', 'half \uD83D']],
  ['file', undefined, ['', 'audio/a.mp3', 'audio/A.MP3', 'https://a.example/a#1.mp3']],
  ['file', /an address cannot have “#” in a name/, ['audio/No #1.mp3']],
  ['file', /such as audio\/a.mp3/, ['audio/a.txt', 'ftp://a/#1.mp3']],
  ['day', undefined, ['', '2026-11-28']],
  ['day', /four digits/, ['12026-11-28', '0026-11-28']],
  ['year', undefined, ['', '2019', ' 2019 ']],
  ['year', /such as 2019/, ['last year', '19', '20190']],
  ['an end after 2019', undefined, ['', '2019', '2023']],
  ['an end after 2019', /Enter 2019, when it started, or/, ['2018', ' 0001 ']],
  ['an end without a start', undefined, ['2018']],
  ['an end without a start', /such as 2019/, ['now']],
  ['address', undefined, ['', 'example.com', 'HTTPS://EXAMPLE.COM', ' http://a.example ']],
  ['address', WEB, ['JaVaScRiPt:alert(1)', 'java\nscript:alert(1)', 'data:text/html,<script>a()']],
  ['address', WEB, ['ht\ttps://a.example', 'ftp://a.example', 'spotify:track:1']],
  ['duration', undefined, ['', '3:45', '0:00', '0:59', '03:45', '120:30', ' 3:45 ']],
  ['duration', DURATION, ['3:60', '3:5', '3:455', '345', ':45', '3:', '-3:45', '3.45', ' ']],
  ['duration', DURATION, ['1:02:03', '1000:00', 'a3:45', '3:45b', '3 : 45', '٣:٤٥']],
])('a field for %s has the message %s with %j', (kind, message, values) => {
  for (const value of values)
    expect(checks[kind](value), value).toEqual(message && expect.stringMatching(message));
});
