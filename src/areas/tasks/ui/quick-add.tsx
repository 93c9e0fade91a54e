import { Plus } from 'lucide-react'
import { DateField } from '#ui/form/date-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextareaField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import type { AddTaskForm } from '../inputs.ts'

type Props = {
  people: readonly (readonly [string, string])[]
  branches: { choices: readonly (readonly [string, string])[]; own: string | null }
  subject: { kind: string; id: string; name: string } | null
  here: string
  reply: Reply | undefined
}

/** A line is enough: without a name the task is one's own, without a day it is for later. */
export function QuickAdd({ people, branches, subject, here, reply }: Props) {
  const field = fieldsOf<AddTaskForm>(reply)
  const more = Boolean(reply) || subject !== null
  return (
    <PostForm action="/admin/tasks?act=add" reply={reply} before="الحفظ" className="stack" id="new">
      <input type="hidden" name="backTo" value={here} />
      {subject && <input type="hidden" name="subjectKind" value={subject.kind} />}
      {subject && <input type="hidden" name="subjectId" value={subject.id} />}
      <div className="task-add">
        <Field
          {...field('title')}
          label={subject ? `مهمة عن «${subject.name}»` : 'أضف مهمة'}
          required
          data-new
          autoComplete="off"
        />
        <SubmitButton>
          <Plus className="i i-sm" aria-hidden />
          أضف المهمة
        </SubmitButton>
      </div>
      <details className="task-more" open={more}>
        <summary>المكلَّف والموعد</summary>
        <div className="stack">
          <div className="grid2">
            <SelectField {...field('who')} label="المكلَّف" options={people} placeholder="أنا" optional />
            <div className="grid2">
              <DateField {...field('dueOn')} label="الموعد" optional />
              <Field {...field('dueTime')} label="الساعة" type="time" dir="ltr" optional />
            </div>
          </div>
          {branches.choices.length > 1 && (
            <SelectField
              {...field('branchId', branches.own ?? '')}
              label="الفرع"
              options={branches.choices}
              placeholder="كل الفروع"
              optional
            />
          )}
          <TextareaField {...field('details')} label="التفاصيل" rows={2} maxLength={2000} optional />
        </div>
      </details>
    </PostForm>
  )
}
