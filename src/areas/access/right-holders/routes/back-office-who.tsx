import '#ui/styles/roles.css'
import { Form } from 'react-router'
import { accessPermissions } from '#areas/access/permissions.ts'
import { rightInWords } from '#areas/access/roles/ui/scope.tsx'
import { branches } from '#areas/company/public.ts'
import { page } from '#platform/http.ts'
import { Avatar, Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { MoneyField } from '#ui/form/text-fields.tsx'
import { Button, fieldsOf } from '#ui/form.tsx'
import { Empty } from '#ui/states.tsx'
import { DateText } from '#ui/values.tsx'
import { readRials } from '../amounts.ts'
import { answerHistory } from '../answer-history.ts'
import { AnswerChanges } from '../ui/answer-changes.tsx'
import { type Answer, type Ground, whoMay } from '../who.ts'
import type { Route } from './+types/back-office-who'

export const meta = () => [{ title: 'من يستطيع؟ · التحالف' }]

export const handle = { crumb: () => 'من يستطيع؟' }

export const loader = page(accessPermissions.viewRoles, async (ctx, { query }) => {
  const groups = ctx.permissionGroups
  const permission = groups.flatMap(({ permissions }) => permissions).find(({ key }) => key === query.get('permission'))
  const offices = await branches(ctx)
  const branchId = offices.find(({ id }) => id === query.get('branch'))?.id ?? null
  const typed = query.get('amount') ?? ''
  const answers = permission ? await whoMay(ctx, { permission, amount: readRials(typed), branchId }) : null
  const changes = permission ? await answerHistory(ctx, permission) : []
  const options = groups.flatMap(({ label, permissions }) =>
    permissions.map((each) => [each.key, `${label}: ${each.label}`] as const),
  )
  return { options, offices, permission, branchId, typed, answers, changes }
})

export default function WhoPage({ loaderData }: Route.ComponentProps) {
  const { options, offices, permission, branchId, typed, answers, changes } = loaderData
  const field = fieldsOf<{ permission: string; amount: string; branch: string }>(undefined)
  return (
    <>
      <div className="page-h">
        <div>
          <h1>من يستطيع؟</h1>
          <p className="muted sm">الجواب من القواعد نفسها التي يفحصها الخادم، لا من الذاكرة.</p>
        </div>
      </div>
      <Card>
        <Form className="ask" key={`${permission?.key} ${branchId} ${typed}`} preventScrollReset>
          <SelectField {...field('permission', permission?.key)} label="من يستطيع" options={options} />
          <MoneyField {...field('amount', typed || undefined)} label="بمبلغ" optional />
          <SelectField
            {...field('branch', branchId ?? undefined)}
            label="في"
            options={offices.map(({ id, nameAr }) => [id, `فرع ${nameAr}`] as const)}
            placeholder="أي فرع"
          />
          <Button type="submit">اسأل</Button>
        </Form>
      </Card>
      {answers && <Answers answers={answers} />}
      {answers && <AnswerChanges changes={changes} />}
    </>
  )
}

const nearest = 8

function Answers({ answers }: { answers: Answer[] }) {
  const able = answers.filter(({ can }) => can)
  const others = answers.filter(({ can }) => !can).toSorted((one, other) => other.grounds.length - one.grounds.length)
  return (
    <div className="cols">
      <Card title={`يستطيعون: ${able.length}`} flush>
        <ul className="people-list">
          {able.map((answer) => (
            <Person key={answer.id} answer={answer} />
          ))}
        </ul>
        {able.length === 0 && <Empty title="لا أحد يستطيع هذا الآن" />}
      </Card>
      <Card title="لا يستطيعون، ولماذا" flush>
        <ul className="people-list">
          {others.slice(0, nearest).map((answer) => (
            <Person key={answer.id} answer={answer} />
          ))}
          {others.length > nearest && <li className="muted sm">باقي الموظفين: {others.length - nearest}</li>}
        </ul>
      </Card>
    </div>
  )
}

const reasons = {
  allowed: 'يستطيع',
  amount: 'حدّه أقل من المبلغ',
  branch: 'ليس في هذا الفرع',
  'not-granted': 'الصلاحية غير ممنوحة',
}

function Person({ answer: { name, can, why, grounds } }: { answer: Answer }) {
  return (
    <li>
      <Avatar name={name} small />
      <div className="grow">
        <b className="medium">{name}</b>
        {grounds.map((ground) => (
          <GroundText key={`${ground.role} ${ground.branch} ${ground.lentBy}`} ground={ground} />
        ))}
      </div>
      <Badge tone={can ? 'success' : 'muted'}>{reasons[why]}</Badge>
    </li>
  )
}

function GroundText({ ground: { role, scope, amount, branch, since, until, lentBy } }: { ground: Ground }) {
  return (
    <p className="muted sm">
      {role}
      {lentBy && `، بالإنابة عن ${lentBy}`}: {rightInWords({ scope, amount, discount: null })}
      {branch && `، فرع ${branch}`}، منذ <DateText at={since} />
      {until && (
        <>
          ، حتى <DateText at={new Date(until.getTime() - 1)} />
        </>
      )}
    </p>
  )
}
