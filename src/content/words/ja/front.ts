export const page = {
  title: '{name} | ポートフォリオ',
  skip: '本文へ移動',
  toTop: 'ページの先頭へ',
  newTab: '（新しいタブで開きます）',
  profiles: 'ソーシャルメディアなどのリンク',
  incomplete: 'ページの一部を読み込めませんでした。',
  reload: 'ページを再読み込み',
  pageFailed: 'このページを表示できませんでした。',
  sectionFailed: 'このセクションを表示できませんでした。',
  navFailed: 'ナビゲーションを表示できませんでした。',
  footerFailed: 'フッターを表示できませんでした。',
};

export const nav = {
  main: 'メイン',
  menu: 'メニュー',
  top: '{mark}、{name}：先頭へ',
  home: '{mark}、{name}：ホーム',
  portfolio: 'ポートフォリオ',
};

export const sections = {
  home: 'ホーム',
  about: '自己紹介',
  aboutHeading: 'スキルと専門分野',
  experience: '経歴',
  experienceHeading: '経歴',
  projects: '制作実績',
  projectsHeading: '主な制作実績',
  music: '音楽',
  musicHeading: '音楽とサウンド',
  blog: 'ブログ',
  blogHeading: '最新の記事',
  contact: '連絡先',
  contactHeading: 'お問い合わせ',
};

export const hero = {
  roles: '肩書き',
  work: '制作実績を見る',
  resume: '職務経歴書をダウンロード',
  experience: '経歴を見る',
  next: '「{section}」へ進む',
  pause: '動きを止める',
};

export const projects = {
  empty: '制作実績はまだありません。',
  more: 'その他の制作実績',
  carousel: 'カルーセル',
  slide: 'スライド',
  position: '{count}／{total}',
  previous: '前の制作実績',
  next: '次の制作実績',
  live: '公開サイト',
  source: 'ソースコード',
  of: '（{title}）',
  sourceOf: '{title}のソースコード',
  technologies: '使用技術',
};

export const music = {
  empty: '曲はまだありません。',
  all: 'すべての曲を見る',
  failed: 'ほかの曲を読み込めませんでした。',
  playerFailed: 'プレーヤーを読み込めませんでした。',
  artist: 'アーティスト',
  album: 'アルバム',
  duration: '再生時間',
  play: '{title}を再生',
  like: '{title}に「いいね」',
  add: '{title}をプレイリストに追加',
  share: '{title}を共有',
  copied: 'リンクをコピーしました',
  notCopied: 'リンクをコピーできませんでした',
  listen: '{service}で聴く',
};

export const blog = {
  empty: '記事はまだありません。',
  featured: '注目の記事',
  read: '記事を読む',
  more: '続きを読む',
  all: 'すべての記事を見る',
  tags: 'タグ',
  minutes: '約{count}分で読めます',
};

export const contact = {
  email: 'メールアドレス',
  location: '所在地',
  phone: '電話',
  form: 'お問い合わせ',
  name: 'お名前',
  subject: '件名',
  message: 'メッセージ',
  required: '{field}を入力してください。',
  invalidEmail: 'name@example.com のようなメールアドレスを入力してください。',
  send: 'メッセージを送信',
  sending: '送信中…',
  failed:
    '送信できませんでした。ページの一部が読み込まれていません。再読み込みしても入力内容は残ります。',
  noScripts: '送信にはJavaScriptが必要ですが、無効になっています。メールでご連絡ください。',
  mailHint: 'メールソフトが開きます。開かない場合は、アドレスをコピーしてください。',
  copy: 'アドレスをコピー',
  copied: 'アドレスをコピーしました',
  notCopied: 'アドレスをコピーできませんでした',
};
