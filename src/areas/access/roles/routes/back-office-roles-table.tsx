import '#ui/styles/roles.css'
import { accessPermissions } from '#areas/access/permissions.ts'
import { scopeWords } from '#areas/access/words.ts'
import { page } from '#platform/http.ts'
import { scopes } from '#platform/permissions.ts'
import { Card } from '#ui/card.tsx'
import { DateText } from '#ui/values.tsx'
import { rightsOf, roleList } from '../queries.ts'
import { Bars, rightInWords } from '../ui/scope.tsx'
import type { Route } from './+types/back-office-roles-table'

export const meta = () => [{ title: 'مصفوفة الصلاحيات · التحالف' }]

export const handle = { crumb: () => 'مصفوفة الصلاحيات' }

/** All roles beside each other, to be read whole and to be printed. */
export const loader = page(accessPermissions.viewRoles, async (ctx) => {
  const roles = (await roleList(ctx)).filter(({ archivedAt }) => !archivedAt)
  const rights = await Promise.all(roles.map(({ key }) => rightsOf(ctx, key)))
  const groups = ctx.permissionGroups.map(({ area, label, permissions }) => {
    const rows = permissions.map((permission) => ({
      key: permission.key,
      label: permission.label,
      cells: roles.map(({ key }, at) => ({ role: key, right: rights[at]?.get(permission.key) ?? null })),
    }))
    return { area, label, rows }
  })
  return { roles, groups, now: ctx.now(), by: ctx.actor.name }
})

export default function RolesTablePage({ loaderData: { roles, groups, now, by } }: Route.ComponentProps) {
  return (
    <div className="mx-sheet">
      <div className="page-h">
        <div>
          <h1>مصفوفة الصلاحيات</h1>
          <p className="muted sm">
            <DateText at={now} weekday time printed />، {by}
          </p>
        </div>
      </div>
      <p className="mx-legend">
        {scopes.toReversed().map((scope) => (
          <span key={scope}>
            <Bars scope={scope} />
            {scopeWords[scope].long}
          </span>
        ))}
        <span>– ممنوع</span>
      </p>
      <Card flush>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard scrolls what it can stand on */}
        <section className="table-wrap" aria-label="مصفوفة الصلاحيات" tabIndex={0}>
          <table className="table mx-table">
            <caption className="visually-hidden">لكل صلاحية نطاقها في كل دور</caption>
            <thead>
              <tr>
                <th scope="col">الصلاحية</th>
                {roles.map(({ key, nameAr }) => (
                  <th key={key} scope="col">
                    {nameAr}
                  </th>
                ))}
              </tr>
            </thead>
            {groups.map(({ area, label, rows }) => (
              <tbody key={area}>
                <tr>
                  <th scope="rowgroup" colSpan={roles.length + 1}>
                    {label}
                  </th>
                </tr>
                {rows.map((row) => (
                  <tr key={row.key}>
                    <th scope="row">{row.label}</th>
                    {row.cells.map(({ role, right }) => (
                      <td key={role} title={rightInWords(right)}>
                        {right ? <Bars scope={right.scope} /> : '–'}
                        <span className="visually-hidden">{rightInWords(right)}</span>
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            ))}
          </table>
        </section>
      </Card>
    </div>
  )
}
