import type { ComponentProps } from 'react'
import { Alert } from '#ui/alert.tsx'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { DateText } from '#ui/values.tsx'

type Props = {
  action: string
  thing: { readiness: string; outUntil: string | null; isOverdue: boolean }
  choices: Readonly<Record<string, string>>
  /** How long it lasts where nobody says. */
  usual: string
  reply: Reply | undefined
}

/** How a thing stands, and where it is out of use, until when. */
export function StandingCard({ action, thing: one, choices, usual, reply }: Props) {
  const field = fieldsOf<{ readiness: string; readyOn?: string | undefined }>(reply)
  return (
    <Card title="حالتها الآن">
      {one.isOverdue && <Alert kind="warning">مضى اليوم المتوقع لجاهزيتها. حدِّد يومًا جديدًا، أو اجعلها جاهزة.</Alert>}
      <PostForm reply={reply} action={action} before="الحفظ">
        <SelectField {...field('readiness', one.readiness)} label="الحالة" options={Object.entries(choices)} required />
        <DateField
          {...field('readyOn', (!one.isOverdue && one.outUntil) || undefined)}
          label="آخر يوم متوقع خارج الخدمة"
          help={usual}
          optional
        />
        <div>
          <SubmitButton variant="soft">غيّر الحالة</SubmitButton>
        </div>
      </PostForm>
    </Card>
  )
}

/** In a word, with the day until which it is out of use. */
export const StandingBadge = ({
  tone,
  label,
  until,
}: {
  tone: NonNullable<ComponentProps<typeof Badge>['tone']>
  label: string
  until: string | null
}) => (
  <>
    <Badge tone={tone}>{label}</Badge>
    {until && (
      <span className="sm muted">
        {' '}
        حتى <DateText at={until} />
      </span>
    )}
  </>
)
