/** What a letter is made of; its text is what people typed and what the office wrote, and never markup. */
export type Letter = {
  subject: string
  text: string
  house: { name: string; origin: string }
  footer: { label: string; url: string } | null
}

const ink = { ground: '#f4f6f8', paper: '#ffffff', words: '#1c2430', muted: '#5b6672', brand: '#0f4c5c', line: '#e6ebef' }
const table = 'role="presentation" dir="rtl" width="100%" cellpadding="0" cellspacing="0"'

/** As mail programs show it: tables, styles in place, every part told its direction, no face but theirs. */
export function letterHtml({ subject, text, house, footer }: Letter) {
  const [opening = ''] = text.split('\n')
  const body = text
    .split(/\n{2,}/)
    .map((part) => paragraph(part, house.origin))
    .join('')
  const end = footer ? `<a href="${escaped(footer.url)}" style="color:${ink.muted}">${escaped(footer.label)}</a>` : ''
  return `<!doctype html><html lang="ar" dir="rtl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light"><title>${escaped(subject)}</title></head>
<body dir="rtl" style="margin:0;background:${ink.ground};font-family:'Segoe UI',Tahoma,Arial,sans-serif;color:${ink.words}">
<div style="display:none;max-height:0;overflow:hidden">${escaped(opening)}</div>
<table ${table}><tr><td align="center" style="padding:24px 12px">
<table ${table} style="max-width:560px;background:${ink.paper};border-radius:12px;text-align:right">
<tr><td style="background:${ink.brand};color:#ffffff;padding:16px 24px;border-radius:12px 12px 0 0;font-size:18px;font-weight:bold">${escaped(house.name)}</td></tr>
<tr><td style="padding:24px;line-height:1.9;font-size:16px"><h1 style="font-size:21px;line-height:1.5;margin:0 0 12px">${isolated(escaped(subject))}</h1>${body}</td></tr>
<tr><td style="padding:14px 24px;border-top:1px solid ${ink.line};color:${ink.muted};font-size:13px">${escaped(house.name)}، صلالة ${end}</td></tr>
</table></td></tr></table></body></html>`
}

/** A line that is a name and one of our own addresses is a button; every other address is a plain link. */
function paragraph(part: string, origin: string) {
  const button = /^(.{1,40}): (https?:\/\/\S+)$/.exec(part)
  const [, label = '', url = ''] = button ?? []
  if (button && url.startsWith(`${origin}/`)) {
    const look = `background:${ink.brand};color:#ffffff;text-decoration:none;padding:12px 22px;border-radius:8px;display:inline-block`
    return `<p style="margin:18px 0"><a href="${escaped(url)}" style="${look}">${escaped(label)}</a></p>`
  }
  const lines = part.split('\n').map((line) => linked(isolated(escaped(line))))
  return `<p style="margin:0 0 12px">${lines.join('<br>')}</p>`
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
const linked = (html: string) =>
  html.replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}" dir="ltr" style="color:${ink.brand}">${url}</a>`)

/** Numbers of our papers and phones run from left to right inside an Arabic line. */
const isolated = (html: string) =>
  html.replace(/(?<![\w/&#.-])(?:[A-Z]{2,4}-[\d-]+\d|\+\d{8,15})(?![\w/-])/g, (code) => `<bdi dir="ltr">${code}</bdi>`)
