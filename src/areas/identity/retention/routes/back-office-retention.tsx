import { identityPermissions as may } from '#areas/identity/permissions.ts'
import { PrivacyFrame } from '#areas/identity/ui/privacy-frame.tsx'
import { page, saying, submit } from '#platform/http.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { NumberField } from '#ui/form/text-fields.tsx'
import { fieldsOf, PostForm, SubmitButton } from '#ui/form.tsx'
import { inWords, retentionPeriods } from '../retention.ts'
import { changeRetention } from '../use-cases/keep-no-longer.ts'
import type { Route } from './+types/back-office-retention'

export const meta = () => [{ title: 'مدد الحفظ · التحالف' }]

export const handle = { crumb: () => 'مدد الحفظ' }

export const loader = page(may.viewPrivacy, async (ctx) => {
  const periods = await retentionPeriods(ctx)
  return {
    mayChange: ctx.actor.may(may.manageRetention),
    rows: periods.map(({ putAway, ...period }) => ({ ...period, goes: putAway !== undefined, words: inWords(period.months) })),
  }
})

export const action = submit(changeRetention, ({ label, months }) =>
  saying(`${label}: تُحفظ ${inWords(months)} من الآن.`, '/admin/privacy/retention'),
)

export default function RetentionPage({ loaderData: { rows, mayChange }, actionData }: Route.ComponentProps) {
  return (
    <PrivacyFrame current="retention">
      <p className="muted sm">لكل نوع من السجلات مدة. ما انتهت مدته يُحذف أو تُخفى هويته كل يوم، ويُسجَّل ذلك.</p>
      <Card flush>
        <ul className="data-lines">
          {rows.map((row) => (
            <li key={row.kind} className="period">
              <div>
                <b className="medium">{row.label}</b>
                <span className="sm muted db">{row.reason}</span>
                <span className="row wrap mt-1">
                  <Badge tone={row.goes ? 'success' : 'muted'}>{row.goes ? 'تُنفَّذ كل يوم' : 'تُحفظ كلها الآن'}</Badge>
                  {row.least && <Badge tone="info">{`لا تقل عن ${inWords(row.least)}`}</Badge>}
                </span>
              </div>
              <p className="sm">
                {row.words} من {row.since}
              </p>
              {mayChange && <Months {...row} reply={actionData?.typed.kind === row.kind ? actionData : undefined} />}
            </li>
          ))}
        </ul>
      </Card>
    </PrivacyFrame>
  )
}

type Row = Route.ComponentProps['loaderData']['rows'][number]

function Months({ kind, label, months, reply }: Row & { reply: Route.ComponentProps['actionData'] }) {
  const field = fieldsOf<{ months: string }>(reply)
  return (
    <PostForm className="row wrap" reply={reply} preventScrollReset>
      <input type="hidden" name="kind" value={kind} />
      <NumberField
        {...field('months', String(months))}
        id={`months-${kind}`}
        label={<span className="visually-hidden">{label}</span>}
        unit="شهر"
      />
      <SubmitButton variant="outline" size="small">
        غيّر
      </SubmitButton>
    </PostForm>
  )
}
