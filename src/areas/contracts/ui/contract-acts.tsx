import '#ui/styles/act-form.css'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { CheckField, ChoiceField } from '#ui/form/choices.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { FileField } from '#ui/form/file-field.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { contractPath, noticeSides } from '../contract.ts'
import type { Acts, OneContract } from '../contract-detail.ts'
import type { ActProps } from './act-props.ts'
import { GiveNotice } from './give-notice.tsx'
import { Renew } from './renew.tsx'

type Props = { contract: OneContract; newId: string; act: string | null; reply: Reply | undefined }
type Named = Exclude<keyof Acts, 'edit' | 'remind' | 'signForCompany' | 'amend' | 'changeAddendum'>

/** What can be done with the contract as it stands; each form hears its own refusal. */
export function ContractActs({ contract: one, newId, act, reply }: Props) {
  const heard = (name: string) => (act === name ? reply : undefined)
  const of = (name: Named) => ({
    ...{ path: `${contractPath(one.id)}?act=${name}`, reply: heard(name), opened: act === name },
  })
  const { edit, remind, signForCompany, amend, changeAddendum, ...acts } = one.may
  if (!Object.values(acts).some(Boolean)) return null
  return (
    <Card title="ما يُفعل به">
      <div className="stack">
        {one.may.send && <Send {...of('send')} hasText={one.hasText} />}
        {one.may.ask && one.hasText && (
          <Press {...of('ask')} label="أرسل روابط التوقيع" says="يصل كل طرف رابط يقرأ به العقد ويوقّعه برمز إلى هاتفه." />
        )}
        {one.may.sign && <SignOnPaper {...of('sign')} today={one.today} />}
        {one.may.activate && <Press {...of('activate')} label="فعّل العقد" says="يسري من أول يوم في مدته." />}
        {one.may.renew && !one.renewPath && <Renew {...of('renew')} contract={one} newId={newId} />}
        {one.may.renew && one.renewPath && (
          <div>
            <Link className={buttonLook({ variant: 'outline', size: 'small' })} to={one.renewPath}>
              جدّد العقد
            </Link>
          </div>
        )}
        {one.may.resume && <Press {...of('resume')} label="استأنف العقد" says="يعود ساريًا كما كان." />}
        {one.may.notice && <GiveNotice {...of('notice')} contract={one} />}
        {one.may.withdraw && (
          <Because {...of('withdraw')} label="اسحب الإخطار" why="لماذا يُسحب الإخطار">
            {() => <p className="muted sm">{stays(one)}</p>}
          </Because>
        )}
        {one.may.close && <Press {...of('close')} label="أغلق العقد" says="بعد أن يُسوّى ما بين الطرفين." />}
        {one.may.takeBack && <Because {...of('takeBack')} label="أعده إلى المسودة" why="لماذا يُعاد" />}
        {one.may.suspend && <Because {...of('suspend')} label="أوقف العقد" why="لماذا يُوقف" />}
        {one.may.terminate && (
          <Because {...of('terminate')} label="اطلب إنهاءه مبكرًا" why="سبب الإنهاء المبكر" danger>
            {(reply) => (
              <DateField
                {...fieldsOf<{ on: string }>(reply)('on', one.today)}
                label="آخر يوم"
                help="كما اتفق الطرفان: اليوم أو قبله، أو يوم قادم يسري العقد حتى نهايته"
                required
              />
            )}
          </Because>
        )}
        {one.may.callOff && (
          <Because {...of('callOff')} label="اطلب إلغاءه قبل أن يبدأ" why="لماذا يُلغى" danger>
            {(reply) => (
              <ChoiceField {...fieldsOf<{ by: string }>(reply)('by')} label="من طلب الإلغاء" options={noticeSides} required />
            )}
          </Because>
        )}
        {one.may.cancel && <Because {...of('cancel')} label={one.amends ? 'ألغِ الملحق' : 'ألغِ العقد'} why="لماذا يُلغى" danger />}
      </div>
    </Card>
  )
}

const thinkBetter = { party: 'يعدل العميل', company: 'تعدل الشركة', both: 'يعدل الطرفان' }

/** What comes of it for both sides. */
const stays = ({ noticeBy, suspendedReason }: OneContract) =>
  `${thinkBetter[noticeBy ?? 'party']} عن الإنهاء، ويبقى العقد ساريًا كما كُتب، ويصل العميل خبره.${suspendedReason ? ' كان موقوفًا قبل الإخطار: أوقفه من جديد إن لزم.' : ''}`

function Press({ path, reply, label, says }: Omit<ActProps, 'opened'> & { label: string; says: string }) {
  return (
    <PostForm action={path} reply={reply}>
      <p className="muted sm">{says}</p>
      <div>
        <SubmitButton>{label}</SubmitButton>
      </div>
    </PostForm>
  )
}

type BecauseProps = ActProps & {
  label: string
  why: string
  danger?: boolean
  children?: (reply: Reply | undefined) => ReactNode
}

/** What is not done without saying why. */
function Because({ path, reply, opened, label, why, danger = false, children }: BecauseProps) {
  const field = fieldsOf<{ reason: string }>(reply)
  const part = path.split('act=')[1] ?? ''
  return (
    <details className="act-form" open={opened}>
      <summary className="btn btn-outline btn-sm">{label}</summary>
      <PostForm action={path} reply={reply} part={part}>
        {children?.(reply)}
        <Field {...field('reason')} label={why} maxLength={500} required />
        <div>
          <SubmitButton variant={danger ? 'danger' : 'outline'}>{label}</SubmitButton>
        </div>
      </PostForm>
    </details>
  )
}

function Send({ path, reply, hasText }: ActProps & { hasText: boolean }) {
  const field = fieldsOf<{ byCode: string }>(reply)
  return (
    <PostForm action={path} reply={reply}>
      <p className="muted sm">لا تُعدّل شروطه بعدها إلا إن أُعيد إلى المسودة.</p>
      {hasText && <CheckField {...field('byCode', 'yes')} label="أرسل إلى كل طرف رابطًا يوقّع به برمز إلى هاتفه" />}
      <div>
        <SubmitButton>أرسل للتوقيع</SubmitButton>
      </div>
    </PostForm>
  )
}

function SignOnPaper({ path, reply, opened, today }: ActProps & { today: string }) {
  const field = fieldsOf<{ signedOn: string; scan: string }>(reply)
  return (
    <details className="act-form" open={opened}>
      <summary className="btn btn-outline btn-sm">سجّل توقيعه على الورق</summary>
      <PostForm action={path} reply={reply} withFiles before="التسجيل" part="sign">
        <DateField {...field('signedOn', today)} label="يوم التوقيع" required />
        <FileField
          {...field('scan')}
          label="نسخة العقد الموقّعة"
          kinds="PDF أو JPG أو PNG"
          accept=".pdf,.jpg,.jpeg,.png"
          megabytes={15}
          required
        />
        <div>
          <SubmitButton>سجّل التوقيع</SubmitButton>
        </div>
      </PostForm>
    </details>
  )
}
