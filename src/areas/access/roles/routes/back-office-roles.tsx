import '#ui/styles/roles.css'
import { Plus, Printer, UserRoundCheck } from 'lucide-react'
import { useState } from 'react'
import { Form, Link } from 'react-router'
import { accessPermissions } from '#areas/access/permissions.ts'
import { page } from '#platform/http.ts'
import { buttonLook } from '#ui/button-look.ts'
import { CheckField } from '#ui/form/choices.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { Button, fieldsOf } from '#ui/form.tsx'
import { Empty } from '#ui/states.tsx'
import { Num } from '#ui/values.tsx'
import { howMany } from '#values/plural.ts'
import { folded } from '#values/text.ts'
import { matrixOf, type RoleLine, rightsOf, roleList } from '../queries.ts'
import { MatrixGrid } from '../ui/matrix.tsx'
import type { Route } from './+types/back-office-roles'

export const meta = () => [{ title: 'الأدوار والصلاحيات · التحالف' }]

export const loader = page(accessPermissions.viewRoles, async (ctx, { query }) => {
  const roles = await roleList(ctx)
  const role = roles.find(({ key }) => key === query.get('role')) ?? roles[0]
  const other = roles.find(({ key }) => key === query.get('with') && key !== role?.key) ?? null
  const [rights, otherRights] = await Promise.all([rightsOf(ctx, role?.key ?? ''), other ? rightsOf(ctx, other.key) : null])
  const words = query.get('q')?.slice(0, 60) ?? ''
  const matrix = searched(matrixOf(ctx.permissionGroups, rights, otherRights), words)
  const onlyDifferences = other !== null && query.get('differences') === 'yes'
  return { roles, role, other, matrix, words, onlyDifferences, mayChange: ctx.actor.may(accessPermissions.manageRoles) }
})

function searched(matrix: ReturnType<typeof matrixOf>, words: string) {
  const wanted = folded(words)
  if (!wanted) return matrix
  return matrix
    .map((row) => {
      const inName = folded(row.label).includes(wanted)
      return { ...row, cells: inName ? row.cells : row.cells.filter(({ label }) => folded(label).includes(wanted)) }
    })
    .filter(({ cells }) => cells.length > 0)
}

export default function RolesPage({ loaderData }: Route.ComponentProps) {
  const { roles, role, other, matrix, words, onlyDifferences, mayChange } = loaderData
  const [turn, setTurn] = useState(0)
  if (!role) return <Empty title="لا أدوار بعد" />
  const differences = matrix.flatMap(({ cells }) => cells).filter(({ differs }) => differs).length
  return (
    <>
      <Head role={role} mayChange={mayChange} />
      <section className="card">
        <Choose roles={roles} role={role} other={other} words={words} onlyDifferences={onlyDifferences} />
        {other && (
          <p className="roles-said" role="status">
            <b>
              {differences === 0
                ? 'لا فرق'
                : `${differences === 1 ? 'فرق واحد' : differences === 2 ? 'فرقان' : `الفروق: ${differences}`}`}
            </b>{' '}
            بين «{role.nameAr}» و«{other.nameAr}». السطر الأدنى لدور «{other.nameAr}» حيث يختلفان.
          </p>
        )}
        <Form action="/admin/roles-permissions/review" key={`${role.key} ${words} ${turn}`} onReset={() => setTurn(turn + 1)}>
          <input type="hidden" name="role" value={role.key} />
          <MatrixGrid
            matrix={matrix}
            mayChange={mayChange}
            otherName={other?.nameAr ?? null}
            onlyDifferences={onlyDifferences}
            unfolded={words !== ''}
          />
          {matrix.length === 0 && <Empty title={`لا صلاحية باسم «${words}»`} />}
          {mayChange && matrix.length > 0 && (
            <div className="mx-foot">
              <Button type="submit">راجع التغيير واحفظ</Button>
              <Button type="reset" variant="ghost">
                تراجع
              </Button>
              <p className="help">
                الأسهم بين الخلايا، و<Num>0–4</Num> تغيّر النطاق، وEnter يفتح المحرر. لا أحد يعتمد ما أنشأه بنفسه، مهما كان نطاقه.
              </p>
            </div>
          )}
        </Form>
      </section>
    </>
  )
}

function Head({ role, mayChange }: { role: RoleLine; mayChange: boolean }) {
  return (
    <div className="page-h">
      <div>
        <h1>الأدوار والصلاحيات</h1>
        <p className="mx-printed">الدور: {role.nameAr}</p>
        <p className="muted sm">كل ما لم يُمنح ممنوع. يسري التغيير مع أول طلب تالٍ، ويُسجَّل قبله وبعده.</p>
      </div>
      <div className="row wrap roles-ways">
        <Link to="/admin/roles-permissions/who" className={buttonLook({ variant: 'outline' })}>
          <UserRoundCheck className="i" aria-hidden />
          من يستطيع؟
        </Link>
        <Link to="/admin/roles-permissions/table" className={buttonLook({ variant: 'outline' })}>
          <Printer className="i" aria-hidden />
          مصفوفة الصلاحيات
        </Link>
        <Link to={`/admin/roles-permissions/${role.key}`} className={buttonLook({ variant: 'outline' })}>
          {role.nameAr}: {howMany(role.held, 'user')}
        </Link>
        {mayChange && (
          <Link to={`/admin/roles-permissions/new?copyOf=${role.key}`} className={buttonLook()}>
            <Plus className="i" aria-hidden />
            دور جديد
          </Link>
        )}
      </div>
    </div>
  )
}

type Choosing = { roles: RoleLine[]; role: RoleLine; other: RoleLine | null; words: string; onlyDifferences: boolean }

function Choose({ roles, role, other, words, onlyDifferences }: Choosing) {
  const field = fieldsOf<{ role: string; with: string; q: string; differences: string }>(undefined)
  const options = roles.map(({ key, nameAr, archivedAt, held }) => {
    const said = archivedAt ? 'مؤرشف' : howMany(held, 'user')
    return [key, `${nameAr} · ${said}`] as const
  })
  return (
    <Form className="roles-bar" key={`${role.key} ${other?.key} ${words}`} preventScrollReset>
      <SelectField {...field('role', role.key)} label="الدور" options={options} />
      <SelectField {...field('with', other?.key)} label="قارنه بـ" options={options} placeholder="لا تقارن" />
      <div className="field">
        <label className="label" htmlFor="field-q">
          ابحث عن صلاحية
        </label>
        <div className="input">
          <input id="field-q" type="search" name="q" defaultValue={words} />
        </div>
      </div>
      {other && <CheckField {...field('differences', onlyDifferences ? 'yes' : undefined)} value="yes" label="الفروق وحدها" />}
      <Button type="submit" variant="outline">
        اعرض
      </Button>
    </Form>
  )
}
