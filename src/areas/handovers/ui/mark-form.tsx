import { Card } from '#ui/card.tsx'
import { ChoiceField } from '#ui/form/choices.tsx'
import { FileField } from '#ui/form/file-field.tsx'
import { Seen } from '#ui/form/seen.tsx'
import { Button, Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { type PlanName, panelNamed } from '#ui/plan/body-plans.ts'
import { markKinds, markSizes, shotsOfMark } from '../mark.ts'
import { type SheetWords, stepPath } from '../sheet-kind.ts'
import type { ShownSheet } from '../shown.ts'
import type { MarkDraft } from './mark-draft.ts'
import { Shots } from './shots.tsx'

type Props = { words: SheetWords; sheet: ShownSheet; plan: PlanName; mark: MarkDraft; reply: Reply | undefined }
type Fields = { what: string; size: string; note: string; photos: unknown }

/** One mark: what it is, how large, and its picture. */
export function MarkForm({ words, sheet: one, plan, mark, reply }: Props) {
  const field = fieldsOf<Fields>(reply)
  const here = stepPath(words, one.id, 'body')
  return (
    <Card title={panelNamed(plan, mark.panel)?.label ?? 'علامة'}>
      <PostForm
        action={`${here}&mark=${mark.id}&panel=${mark.panel}&at=${mark.x},${mark.y}&act=mark`}
        reply={reply}
        before="الحفظ"
        part="mark"
        withFiles
      >
        <Seen of={one.version} reply={reply} />
        <input type="hidden" name="id" value={mark.id} />
        <input type="hidden" name="panel" value={mark.panel} />
        <input type="hidden" name="x" value={mark.x} />
        <input type="hidden" name="y" value={mark.y} />
        <div className="stack mark-choices">
          <ChoiceField {...field('what', mark.what)} label="نوع العلامة" options={markKinds} required />
          <ChoiceField {...field('size', mark.size)} label="حجمها" options={markSizes} required />
        </div>
        <Shots shots={shotsOfMark(one.shots, mark.id)} called="العلامة" />
        <FileField
          {...field('photos')}
          label="صورتها"
          help="صورة قريبة، وأخرى تُظهر موضعها. لا يُوقَّع المحضر قبل تصويرها."
          kinds="PNG أو JPG أو WebP"
          accept="image/png,image/jpeg,image/webp"
          megabytes={10}
          most={4}
          optional
        />
        <Field {...field('note', mark.note ?? undefined)} label="ملاحظة" maxLength={200} optional />
        <div className="row wrap">
          <SubmitButton>احفظ العلامة</SubmitButton>
        </div>
      </PostForm>
      {mark.isOn && (
        <PostForm action={`${here}&act=unmark`} part="unmark">
          <Seen of={one.version} reply={undefined} />
          <input type="hidden" name="markId" value={mark.id} />
          <Button type="submit" variant="danger-ghost">
            احذف العلامة
          </Button>
        </PostForm>
      )}
    </Card>
  )
}
