export const page = {
  title: '{name} | Portfolio',
  skip: 'Zum Inhalt springen',
  toTop: 'Nach oben',
  newTab: '(öffnet in neuem Tab)',
  profiles: 'Profile',
  incomplete: 'Ein Teil dieser Seite wurde nicht geladen.',
  reload: 'Seite neu laden',
  pageFailed: 'Diese Seite kann nicht angezeigt werden.',
  sectionFailed: 'Dieser Abschnitt kann nicht angezeigt werden.',
  navFailed: 'Die Navigation kann nicht angezeigt werden.',
  footerFailed: 'Die Fußzeile kann nicht angezeigt werden.',
};

export const nav = {
  main: 'Hauptmenü',
  menu: 'Menü',
  top: '{mark}, {name}: nach oben',
  home: '{mark}, {name}: Startseite',
  portfolio: 'Portfolio',
};

export const sections = {
  home: 'Start',
  about: 'Über mich',
  aboutHeading: 'Fähigkeiten und Erfahrung',
  experience: 'Werdegang',
  experienceHeading: 'Werdegang',
  projects: 'Projekte',
  projectsHeading: 'Ausgewählte Arbeiten',
  music: 'Musik',
  musicHeading: 'Musik und Klang',
  blog: 'Blog',
  blogHeading: 'Neueste Artikel',
  contact: 'Kontakt',
  contactHeading: 'Kontakt aufnehmen',
};

export const hero = {
  roles: 'Rollen',
  work: 'Meine Arbeiten',
  resume: 'Lebenslauf',
  experience: 'Zum Lebenslauf',
  next: 'Weiter zu: {section}',
  pause: 'Bewegung anhalten',
};

export const projects = {
  empty: 'Noch keine Projekte.',
  more: 'Weitere Projekte',
  carousel: 'Karussell',
  slide: 'Seite',
  position: '{count} von {total}',
  previous: 'Vorherige Projekte',
  next: 'Nächste Projekte',
  live: 'Website',
  source: 'Quellcode',
  of: 'von {title}',
  sourceOf: 'Quellcode von {title}',
  technologies: 'Technologien',
};

export const music = {
  empty: 'Noch keine Titel.',
  all: 'Alle Titel anzeigen',
  failed: 'Die übrigen Titel wurden nicht geladen.',
  playerFailed: 'Der Player wurde nicht geladen.',
  artist: 'Interpret',
  album: 'Album',
  duration: 'Dauer',
  play: '{title} abspielen',
  like: '{title} gefällt mir',
  add: '{title} zu einer Playlist hinzufügen',
  share: '{title} teilen',
  copied: 'Link kopiert',
  notCopied: 'Der Link konnte nicht kopiert werden',
  listen: 'Auf {service} anhören',
};

export const blog = {
  empty: 'Noch keine Artikel.',
  featured: 'Im Fokus',
  read: 'Artikel lesen',
  more: 'Weiterlesen',
  all: 'Alle Artikel anzeigen',
  tags: 'Schlagwörter',
  minutes: '{count} Min. Lesezeit',
};

export const contact = {
  email: 'E-Mail',
  location: 'Ort',
  phone: 'Telefon',
  form: 'Kontakt',
  name: 'Name',
  subject: 'Betreff',
  message: 'Nachricht',
  required: 'Bitte ausfüllen: {field}.',
  invalidEmail: 'Bitte eine E-Mail-Adresse eingeben, zum Beispiel name@example.com.',
  send: 'Nachricht senden',
  sending: 'Wird gesendet …',
  failed:
    'Nicht gesendet: Ein Teil dieser Seite wurde nicht geladen. Bitte neu laden, der Text bleibt erhalten.',
  noScripts:
    'Das Senden braucht JavaScript, das hier ausgeschaltet ist. Bitte per E-Mail schreiben.',
  mailHint: 'Öffnet das E-Mail-Programm. Öffnet sich keines, lässt sich die Adresse kopieren.',
  copy: 'Adresse kopieren',
  copied: 'Adresse kopiert',
  notCopied: 'Die Adresse konnte nicht kopiert werden',
};
