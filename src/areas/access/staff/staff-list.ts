import { addressWith, askedIn } from '#values/asked.ts'
import { pageIn } from '#values/pages.ts'

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
  const { text } = askedIn(query)
  const one = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === query.get(name)) ?? null
  return {
    q: text('q'),
    status: one('status', staffStatuses),
    role: text('role') || null,
    branch: text('branch') || null,
    secondFactor: one('secondFactor', ['yes', 'no']),
    sort: one('sort', staffSorts) ?? 'name',
    page: pageIn(query),
  }
}

/** Without what is not asked for. */
export const staffAddress = ({ sort, ...asked }: StaffListAsked, path = '/admin/users/staff') =>
  addressWith(path, { ...asked, sort: sort === 'name' ? '' : sort })
