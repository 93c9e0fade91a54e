import '#ui/styles/roles.css'
import { data, Link } from 'react-router'
import { accessPermissions } from '#areas/access/permissions.ts'
import { actorOf, actorWith } from '#areas/access/roles/actors.ts'
import { roleList } from '#areas/access/roles/queries.ts'
import { RightText } from '#areas/access/roles/ui/scope.tsx'
import { spellRight } from '#areas/access/spelling.ts'
import { accountsAmong } from '#areas/identity/public.ts'
import type { Actor, Ctx } from '#platform/context.ts'
import { page } from '#platform/http.ts'
import { isUuid } from '#platform/ids.ts'
import { Card } from '#ui/card.tsx'
import { Empty } from '#ui/states.tsx'
import { areas, permissionGroups } from '../areas.ts'
import { desksOf } from '../layouts/desks-of.ts'
import type { Route } from './+types/back-office-preview'

export const meta = () => [{ title: 'ما يراه · التحالف' }]

export const handle = { crumb: () => 'ما يراه' }

/** The doors that a role, or a person with all of theirs, would find open: asked of the same guard, and nothing is opened. */
export const loader = page(accessPermissions.viewRoles, async (ctx, { query }) => {
  const seen = (await asPerson(ctx, query.get('person') ?? '')) ?? (await asRole(ctx, query.get('role')))
  if (!seen) throw data('لا يوجد هذا الدور.', { status: 404, statusText: 'Not Found' })
  const { name, actor } = seen
  const desks = desksOf(actor)
  const acts = areas.flatMap((area) => area.acts ?? []).filter(({ permission }) => actor.may(permission))
  const rights = permissionGroups
    .map(({ area, label, permissions }) => ({ area, label, rights: permissions.flatMap((each) => rightOf(actor, each)) }))
    .filter(({ rights: some }) => some.length > 0)
  return { name, desks, acts: acts.map(({ label }) => label), rights }
})

type Permission = (typeof permissionGroups)[number]['permissions'][number]

function rightOf({ reach }: Actor, permission: Permission) {
  const grounds = (reach(permission) ?? []).map(({ scope, branchId, amount, discount }) => ({
    ...{ scope: scope === 'all' && branchId ? ('branch' as const) : scope, amount, discount },
  }))
  if (grounds.length === 0) return []
  const different = new Map(grounds.map((right) => [spellRight(right), right]))
  return [{ label: permission.label, rights: [...different.values()] }]
}

async function asPerson(ctx: Ctx, id: string) {
  const [account] = isUuid(id) ? await accountsAmong(ctx, [id]) : []
  return account ? { name: account.name, actor: await actorOf(ctx, { ...account, sessionId: '' }) } : null
}

async function asRole(ctx: Ctx, key: string | null) {
  const role = (await roleList(ctx)).find((each) => each.key === key)
  return role ? { name: role.nameAr, actor: await actorWith(ctx, role.key) } : null
}

export default function PreviewPage({ loaderData: { name, desks, acts, rights } }: Route.ComponentProps) {
  return (
    <>
      <div className="page-h">
        <div>
          <h1>ما يراه: {name}</h1>
          <p className="muted sm">كما يجيب الخادم الآن. لا يُفتح شيء باسمه.</p>
        </div>
      </div>
      <div className="cols">
        <Card title="ما يستطيع" flush>
          {rights.length === 0 && <Empty title="لا صلاحية له بعد" />}
          {rights.map((group) => (
            <section key={group.area} className="card-b">
              <h3 className="medium">{group.label}</h3>
              <ul className="stack sm">
                {group.rights.map(({ label, rights: grounds }) => (
                  <li key={label} className="row wrap">
                    <span className="grow">{label}</span>
                    {grounds.map((right) => (
                      <RightText key={spellRight(right)} right={right} />
                    ))}
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </Card>
        <div className="stack">
          <Card title="أبوابه في الإدارة">
            <ul className="stack">
              {desks.map(({ path, label }) => (
                <li key={path}>
                  <Link className="link" to={path}>
                    {label}
                  </Link>
                </li>
              ))}
              {desks.length === 0 && <li className="muted">لا باب له في الإدارة.</li>}
            </ul>
          </Card>
          {acts.length > 0 && (
            <Card title="ما يبدؤه">
              <ul className="stack">
                {acts.map((label) => (
                  <li key={label}>{label}</li>
                ))}
              </ul>
            </Card>
          )}
        </div>
      </div>
    </>
  )
}
