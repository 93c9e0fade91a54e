/** The list of staff as its address says it. */
export const staffStatuses = ['active', 'invited', 'suspended', 'deactivated'] as const
export const staffSorts = ['name', '-name', 'seen', '-seen', 'since', '-since'] as const
export const staffPage = 25
/** Under which its views are kept. */
export const staffListName = 'staff'
/** As a role: those who hold none. */
export const withoutRole = 'none'

export type StaffFilters = {
  status: (typeof staffStatuses)[number] | null
  role: string | null
  branch: string | null
  secondFactor: 'yes' | 'no' | null
}
export type StaffListAsked = StaffFilters & { q: string; sort: (typeof staffSorts)[number]; page: number }

export function readStaffAsked(query: URLSearchParams): StaffListAsked {
  const text = (name: string) => (query.get(name) ?? '').trim().slice(0, 100)
  const one = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === query.get(name)) ?? null
  return {
    q: text('q'),
    status: one('status', staffStatuses),
    role: text('role') || null,
    branch: text('branch') || null,
    secondFactor: one('secondFactor', ['yes', 'no']),
    sort: one('sort', staffSorts) ?? 'name',
    page: Math.min(Math.max(Math.trunc(Number(query.get('page'))) || 1, 1), 400),
  }
}

/** Without what is not asked for. */
export function staffAddress({ page, sort, ...rest }: StaffListAsked, path = '/admin/users/staff') {
  const query = new URLSearchParams(Object.entries(rest).flatMap(([name, value]) => (value ? [[name, value]] : [])))
  if (sort !== 'name') query.set('sort', sort)
  if (page > 1) query.set('page', String(page))
  return query.size ? `${path}?${query}` : path
}
