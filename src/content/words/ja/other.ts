export const reading = {
  all: 'すべての記事',
  allBy: '{name}の記事一覧',
  filter: 'タグで絞り込む',
  articlesOn: { other: '{tag}の記事 {count}件' },
  showAll: 'すべて表示',
  contents: 'このページの内容',
  more: 'ほかの記事',
  previous: '前の記事',
  next: '次の記事',
  moreProjects: 'その他のプロジェクト',
  previousProject: '前のプロジェクト',
  nextProject: '次のプロジェクト',
  code: 'コード {count}',
  table: '表 {count}',
  footnotes: '脚注',
  back: '参照元 {count} に戻る',
};

export const experience = {
  today: '現在',
  print: '職務経歴書として印刷',
};

export const player = {
  position: '{title}の再生位置',
  time: '{position}／{length}',
  missing: 'この曲は今は再生できません。ファイルを読み込めないか、形式に対応していません。',
  interrupted: '接続が切れました。もう一度「再生」を押してください。',
  blocked: 'ブラウザーが音声をブロックしました。もう一度「再生」を押してください。',
};

export const sending = {
  sent: '送信しました。メッセージをお送りいただき、ありがとうございます。',
  moved: '別のアドレスへ転送されたため、届いていない可能性があります。',
  refused: '送信できませんでした。サーバーがエラー {status} を返しました。',
  unanswered: '{count}秒待っても応答がありません。メッセージは届いていないかもしれません。',
  unreachable: '送信できませんでした。サーバーに接続できません。',
  spam: '送信できませんでした。迷惑メール対策用の隠し項目に入力があります。',
  kept: '入力内容はそのまま残っています。',
};

export const notFound = {
  heading: 'ページが見つかりません',
  text: 'このアドレスにページはありません。ページが移動したか、もともと存在しない可能性があります。',
  back: 'ポートフォリオに戻る',
};
