/**
 * Puts values in the place of `{name}`. A value is text: what looks like a variable inside it stays as it was typed.
 * The dot that ends «ر.ع.» ends the sentence as well.
 */
export function filled(template: string, values: Record<string, string>) {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole).replace(/(?<=ر\.ع\.)\.+/g, '')
}

/** Parts of a template as a screen shows them: words, and variables between them. */
export function partsOf(template: string) {
  return template.split(/(\{\w+\})/).flatMap((part) => {
    if (part === '') return []
    const name = /^\{(\w+)\}$/.exec(part)?.[1]
    return name ? { kind: 'variable' as const, name } : { kind: 'words' as const, text: part }
  })
}

/** What stands in braces and is no variable of this message, a brace left over from one that was half deleted among them. */
export function strangers(template: string, known: readonly string[]) {
  const names = [...template.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name)
  const left = template.replace(/\{[^{}]*\}/g, '')
  return [...names.filter((name) => !known.includes(name)).map((name) => `{${name}}`), ...(/[{}]/.exec(left) ?? [])]
}
