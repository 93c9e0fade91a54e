const endings: Record<string, readonly string[]> = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/svg+xml': ['svg'],
}

/** Whether the picker's list names this kind of file: by its kind, or by how its name ends where the browser knows none. */
export function isAccepted({ name, type }: Pick<File, 'name' | 'type'>, accept: string) {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  return accept.split(',').some((each) => {
    const kind = each.trim().toLowerCase()
    if (kind.startsWith('.')) return kind === `.${ending}`
    if (kind.endsWith('/*')) return type.startsWith(kind.slice(0, -1))
    return type ? type === kind : (endings[kind]?.includes(ending) ?? false)
  })
}

export const notTaken = ({ name }: Pick<File, 'name'>, kinds: string) => `لا نقبل هذا النوع: «${name}». اختر ${kinds}.`
