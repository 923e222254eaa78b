export const reading = {
  all: 'Alle Artikel',
  allBy: 'Alle Artikel von {name}',
  filter: 'Nach Schlagwort filtern',
  articlesOn: { one: '{count} Artikel zu {tag}', other: '{count} Artikel zu {tag}' },
  showAll: 'Alle anzeigen',
  contents: 'Auf dieser Seite',
  more: 'Weitere Artikel',
  previous: 'Vorheriger Artikel',
  next: 'Nächster Artikel',
  moreProjects: 'Weitere Projekte',
  previousProject: 'Vorheriges Projekt',
  nextProject: 'Nächstes Projekt',
  code: 'Code {count}',
  table: 'Tabelle {count}',
  footnotes: 'Fußnoten',
  back: 'Zurück zum Verweis {count}',
};

export const experience = {
  today: 'heute',
  print: 'Als Lebenslauf drucken',
};

export const player = {
  position: 'Position in {title}',
  time: '{position} von {length}',
  missing:
    'Dieser Titel kann jetzt nicht abgespielt werden. Seine Datei lässt sich nicht laden oder lesen.',
  interrupted: 'Die Verbindung ist abgebrochen. Bitte erneut auf „Abspielen“ drücken.',
  blocked: 'Der Browser hat den Ton blockiert. Bitte erneut auf „Abspielen“ drücken.',
};

export const sending = {
  sent: 'Gesendet. Vielen Dank für die Nachricht!',
  moved: 'Der Server verwies auf eine andere Adresse. Vielleicht kam die Nachricht nicht an.',
  refused: 'Nicht gesendet: Der Server antwortet mit dem Fehler {status}.',
  unanswered: 'Keine Antwort nach {count} Sekunden. Die Nachricht ist vielleicht nicht angekommen.',
  unreachable: 'Nicht gesendet: Der Server ist nicht erreichbar.',
  spam: 'Nicht gesendet: Ein verstecktes Feld gegen Spam wurde ausgefüllt.',
  kept: 'Der Text ist noch da.',
};

export const notFound = {
  heading: 'Seite nicht gefunden',
  text: 'Unter dieser Adresse gibt es nichts. Vielleicht ist die Seite umgezogen, oder es gab sie nie.',
  back: 'Zurück zum Portfolio',
};
