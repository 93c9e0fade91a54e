import '#ui/styles/roles.css'
import { data, Link } from 'react-router'
import { accessPermissions } from '#areas/access/permissions.ts'
import { spellRight } from '#areas/access/spelling.ts'
import { page, saying, submit } from '#platform/http.ts'
import { Alert } from '#ui/alert.tsx'
import { Avatar } from '#ui/badge.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { PostForm, SubmitButton } from '#ui/form.tsx'
import { Empty } from '#ui/states.tsx'
import { Table } from '#ui/table.tsx'
import { howMany } from '#values/plural.ts'
import { holdings, rightsOf, roleList } from '../queries.ts'
import { reviewed } from '../review.ts'
import { isLess } from '../role.ts'
import { RightText } from '../ui/scope.tsx'
import { changeRole } from '../use-cases/change-role.ts'
import type { Route } from './+types/back-office-review-role'

export const meta = () => [{ title: 'مراجعة التغيير · التحالف' }]

export const handle = { crumb: () => 'مراجعة التغيير' }

export const loader = page(accessPermissions.manageRoles, async (ctx, { query }) => {
  const role = (await roleList(ctx)).find(({ key }) => key === query.get('role'))
  if (!role) throw data('لا يوجد هذا الدور.', { status: 404, statusText: 'Not Found' })
  const permissions = ctx.permissionGroups.flatMap((group) => group.permissions)
  const [rights, people] = await Promise.all([rightsOf(ctx, role.key), holdings(ctx, role.key)])
  const { changes, problems } = reviewed(permissions, rights, query)
  return { role, changes, problems, people, lowers: changes.some(isLess) }
})

export const action = submit(changeRole, ({ role, nameAr, held }) =>
  saying(
    `حُفظ الدور «${nameAr}»، ويسري على ${howMany(held, 'user', 'gen')} من الطلب التالي.`,
    `/admin/roles-permissions?role=${role}`,
  ),
)

export default function ReviewRolePage({
  loaderData: { role, changes, problems, people, lowers },
  actionData,
}: Route.ComponentProps) {
  const back = `/admin/roles-permissions?role=${role.key}`
  const columns = [
    { key: 'label', title: 'الصلاحية', cell: (row: (typeof changes)[number]) => row.label },
    { key: 'before', title: 'قبل', cell: (row: (typeof changes)[number]) => <RightText right={row.before} /> },
    { key: 'after', title: 'بعد', cell: (row: (typeof changes)[number]) => <RightText right={row.after} /> },
  ]
  return (
    <>
      <div className="page-h">
        <div>
          <h1>راجع التغيير: {role.nameAr}</h1>
          <p className="muted sm">لم يُحفظ شيء بعد. يُسجَّل ما قبله وما بعده باسمك.</p>
        </div>
      </div>
      {problems.map((problem) => (
        <Alert key={problem} kind="danger">
          {problem}
        </Alert>
      ))}
      {changes.length === 0 ? (
        <Empty
          title="لم يتغيّر شيء"
          action={
            <Link to={back} className={buttonLook()}>
              ارجع إلى الدور
            </Link>
          }
        />
      ) : (
        <div className="cols">
          <Card title="ما يتغيّر" flush>
            <Table caption="ما يتغيّر" columns={columns} rows={changes} keyOf={({ key }) => key} />
          </Card>
          <div className="stack">
            <Touched people={people} lowers={lowers} />
            {problems.length === 0 && (
              <PostForm reply={actionData} before="الحفظ">
                <input type="hidden" name="role" value={role.key} />
                {changes.map(({ key, before, after }) => (
                  <input key={key} type="hidden" name="change" value={`${key} ${spellRight(before)} ${spellRight(after)}`} />
                ))}
                <div className="row wrap">
                  <SubmitButton>احفظ الدور</SubmitButton>
                  <Link to={back} className={buttonLook({ variant: 'ghost' })}>
                    اترك التغيير
                  </Link>
                </div>
              </PostForm>
            )}
          </div>
        </div>
      )}
    </>
  )
}

type People = Route.ComponentProps['loaderData']['people']

function Touched({ people, lowers }: { people: People; lowers: boolean }) {
  return (
    <Card title={`من يمسّه: ${howMany(people.length, 'user')}`} flush>
      {lowers && people.length > 0 && <p className="roles-said">تنقص صلاحية، فتُنهى جلسات هؤلاء ويدخلون من جديد.</p>}
      <ul className="people-list">
        {people.map(({ id, name }) => (
          <li key={id}>
            <Avatar name={name} small />
            {name}
          </li>
        ))}
        {people.length === 0 && <li className="muted">لا أحد يحمل هذا الدور الآن.</li>}
      </ul>
    </Card>
  )
}
