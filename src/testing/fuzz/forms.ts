import { doors } from '../doors.ts'

export type Door = { name: string; pattern: string; act: string | null; matches: RegExp }
export type Form = { fields: [name: string, value: string][]; isMultipart: boolean }

const asPattern = (path: string) => new RegExp(`^${path.replaceAll(/:\w+/g, '([^/?#]+)').replace('*', '.*')}$`)

/** Every loader or every action of the product, as the table of doors has them. */
export function doorsThat(method: 'GET' | 'POST'): Door[] {
  const names = Object.values(doors)
    .flat()
    .filter((name) => name.startsWith(method))
  return names.flatMap((name): Door[] => {
    const [pattern = '', acts] = name.slice(method.length + 1).split('?act=')
    const matches = asPattern(pattern)
    if (acts === undefined) return [{ name, pattern, act: null, matches }]
    return acts.split(',').map((act) => ({ name: `${method} ${pattern}?act=${act}`, pattern, act, matches }))
  })
}

const named: Record<string, string> = { amp: '&', quot: '"', lt: '<', gt: '>', '#x27': "'", '#39': "'" }
const unescaped = (text: string) => text.replaceAll(/&(amp|quot|lt|gt|#x27|#39);/g, (_, name: string) => named[name] ?? '')

const attribute = (tag: string, name: string) => {
  const found = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]
  return found === undefined ? null : unescaped(found)
}

/** The forms that post, as a browser would send them when nobody types anything; of a choice every offer is named. */
export function formsIn(html: string, at: string) {
  return [...html.matchAll(/<form\b[^>]*method="post"[^>]*>[\s\S]*?<\/form>/g)].map(([form]) => {
    const head = form.slice(0, form.indexOf('>'))
    const { pathname, searchParams } = new URL(attribute(head, 'action') ?? at, at)
    const act = searchParams.get('act')
    const isMultipart = head.includes('multipart/form-data')
    return { path: decoded(pathname), act, form: { fields: fieldsIn(form), isMultipart } }
  })
}

function fieldsIn(form: string): Form['fields'] {
  const typed = [...form.matchAll(/<(?:input|textarea|button)\b[^>]*\sname="[^"]+"[^>]*>/g)].map(([tag]): [string, string] => [
    attribute(tag, 'name') ?? '',
    attribute(tag, 'value') ?? '',
  ])
  const chosen = [...form.matchAll(/<select\b([^>]*)>([\s\S]*?)<\/select>/g)].flatMap(([, head = '', offers = '']) =>
    [...offers.matchAll(/<option\b[^>]*>/g)].map(([tag]): [string, string] => [
      attribute(head, 'name') ?? '',
      attribute(tag, 'value') ?? '',
    ]),
  )
  return [...typed, ...chosen].filter(([name]) => name !== '')
}

/** The addresses of ours that a page leads to. */
export const linksIn = (html: string) =>
  [...html.matchAll(/\shref="(\/[^"#]*)"/g)].map(([, href = '']) => unescaped(href)).filter((href) => !href.startsWith('//'))

export function decoded(path: string) {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
