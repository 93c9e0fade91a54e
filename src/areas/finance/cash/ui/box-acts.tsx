import { Link } from 'react-router'
import { Card } from '#ui/card.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { Field, FormProblem, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { boxesPath } from '../cash-paths.ts'
import type { AddBoxForm, RenameBoxForm } from '../inputs.ts'

type Box = { id: string; name: string; active: boolean; keeper: string | null }
type Props = { chosen: Box | null; offices: (readonly [string, string])[]; reply: Reply | undefined }

/** A new box, or what may be changed of the chosen one. */
export function BoxActs({ chosen, offices, reply }: Props) {
  return chosen ? <Change box={chosen} reply={reply} /> : <Add offices={offices} reply={reply} />
}

function Add({ offices, reply }: Omit<Props, 'chosen'>) {
  const field = fieldsOf<AddBoxForm>(reply)
  return (
    <Card title="أضف صندوقًا">
      <PostForm action={`${boxesPath}?act=add`} reply={reply} before="الإضافة">
        <SelectField {...field('branchId')} label="الفرع" options={offices} required />
        <Field {...field('name')} label="اسم الصندوق" placeholder="صندوق صلالة الرئيسي" required />
        <div>
          <SubmitButton>أضف الصندوق</SubmitButton>
        </div>
      </PostForm>
    </Card>
  )
}

function Change({ box: { id, name, active, keeper }, reply }: { box: Box; reply: Reply | undefined }) {
  const renaming = reply?.typed.name !== undefined
  const field = fieldsOf<RenameBoxForm>(renaming ? reply : undefined)
  const here = (act: string) => `${boxesPath}?box=${id}&act=${act}`
  return (
    <div className="stack">
      <Card
        title={<bdi>{name}</bdi>}
        actions={
          <Link className="link sm" to={boxesPath} preventScrollReset>
            أضف صندوقًا
          </Link>
        }
      >
        <PostForm action={here('rename')} reply={renaming ? reply : undefined} before="الحفظ">
          <input type="hidden" name="boxId" value={id} />
          <Field {...field('name', name)} label="اسم الصندوق" required />
          <div>
            <SubmitButton variant="outline">احفظ الاسم</SubmitButton>
          </div>
        </PostForm>
      </Card>
      <Card title={active ? 'إيقاف الصندوق' : 'إعادة استخدامه'}>
        <PostForm action={here(active ? 'stop' : 'resume')}>
          <FormProblem text={renaming ? null : reply?.problem} />
          <input type="hidden" name="boxId" value={id} />
          <p className="muted sm">
            {active ? 'يوقَف الصندوق حين يفرغ ولا وردية عليه، وتبقى حركاته.' : 'تُفتح عليه الورديات من جديد.'}
          </p>
          <div className="row wrap">
            <SubmitButton variant="outline" reason={active && keeper !== null && 'عليه وردية لم تُغلق.'}>
              {active ? 'أوقف الصندوق' : 'أعد استخدامه'}
            </SubmitButton>
          </div>
        </PostForm>
      </Card>
    </div>
  )
}
