import type { ChangeApprovalRuleForm } from '#areas/access/inputs.ts'
import { Card } from '#ui/card.tsx'
import { CheckField } from '#ui/form/choices.tsx'
import { Seen } from '#ui/form/seen.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { MoneyField } from '#ui/form/text-fields.tsx'
import { fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { rialParts } from '#values/money.ts'
import type { approvalRules } from '../queries.ts'

type Rule = Awaited<ReturnType<typeof approvalRules>>[number]
type Props = { rules: Rule[]; roles: readonly (readonly [string, string])[]; reply: Reply | undefined }

/** Who agrees, and what else of the rule counts: for whoever manages roles. */
export function ApprovalRules({ rules, roles, reply }: Props) {
  return (
    <Card title="قواعد الاعتماد">
      <p className="help">
        لا يعتمد أحد ما طلبه بنفسه: ما يخرج به مال فوق مبلغه يعتمده غير طالبه، ولو طلبه المدير العام أو من دوره أن يعتمد. وما يُردّ
        بغير ما وصل به يُعتمد مهما قلّ، ولو لم تسرِ قاعدة السندات. ومن يحمل دوره في فرع يعتمد ما كان من ذلك الفرع فقط.
      </p>
      {rules.map((rule) => (
        <RuleForm
          key={`${rule.action} ${rule.seen}`}
          rule={rule}
          roles={roles}
          reply={reply?.typed.action === rule.action ? reply : undefined}
        />
      ))}
    </Card>
  )
}

/** Begins anew when the rule became another one: what it shows and what it says was seen are the same. */
function RuleForm({ rule, roles, reply }: { rule: Rule; roles: Props['roles']; reply: Reply | undefined }) {
  const made = fieldsOf<ChangeApprovalRuleForm>(reply)
  // Several of these forms stand on one page.
  const field = (name: keyof ChangeApprovalRuleForm & string, initial?: string) => ({
    ...made(name, initial),
    id: `field-${rule.action}-${name}`,
  })
  return (
    <PostForm reply={reply} before="الحفظ" action="/admin/approvals?act=rule" className="ask ap-rule">
      <input type="hidden" name="action" value={rule.action} />
      <Seen of={rule.seen} reply={reply} />
      <b className="medium">
        {rule.label}
        {rule.isAlways && <span className="muted"> · كل طلب يُعتمد</span>}
        {rule.alone && <span className="muted"> · من دوره أن يعتمد، والمدير العام، ينفّذ وحده، ويُسجَّل باسمه</span>}
      </b>
      {!rule.isAlways && <MoneyField {...field('threshold', amountOf(rule.threshold))} label="فوق مبلغ" optional />}
      <SelectField {...field('approverRole', rule.approverRole)} label="يعتمده" options={roles} required />
      {rule.isInBranch && (
        <MoneyField {...field('branchLimit', amountOf(rule.branchLimit))} label="ومدير فرعه حتى مبلغ" optional />
      )}
      {!rule.isAlways && <CheckField {...field('active', rule.active ? 'yes' : undefined)} label="تسري" />}
      <SubmitButton variant="outline">احفظ القاعدة</SubmitButton>
    </PostForm>
  )
}

function amountOf(amount: bigint | null) {
  if (amount === null) return undefined
  const { whole, fraction } = rialParts(amount)
  return `${whole.replaceAll(',', '')}.${fraction}`
}
