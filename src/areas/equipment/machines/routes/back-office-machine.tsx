import { data, Link } from 'react-router'
import { documentsOf } from '#areas/documents/public.ts'
import { DocumentsCard } from '#areas/documents/public-ui.tsx'
import { machinePapersPath, machinePath } from '#areas/equipment/paths.ts'
import { equipmentPermissions as may } from '#areas/equipment/permissions.ts'
import { recordParts, recordSections } from '#areas/records/public.ts'
import { RecordTabs } from '#areas/records/public-ui.tsx'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { RecordSection } from '#ui/record-section.tsx'
import { Code } from '#ui/values.tsx'
import { machineKind, machinePaperKinds, readinesses } from '../machine.ts'
import { machine, type ShownMachine } from '../machine-detail.ts'
import { machinePapers } from '../papers.ts'
import { MachineAbout } from '../ui/machine-about.tsx'
import { MachineBadge } from '../ui/machine-badge.tsx'
import { setMachineReadiness } from '../use-cases/set-machine-readiness.ts'
import type { Route } from './+types/back-office-machine'

export const loader = page(may.view, async (ctx, { params, query }) => {
  const one = await machine(ctx, params.machineId)
  if (!one) throw data('لا توجد هذه المعدّة.', { status: 404, statusText: 'Not Found' })
  const [documents, parts, sections] = await Promise.all([
    documentsOf(ctx, machinePapers, one.id),
    recordParts(ctx, { kind: machineKind, recordId: one.id, mayEdit: one.may.manage }),
    recordSections(ctx, { kind: machineKind, recordId: one.id }),
  ])
  return { one, documents, parts, sections, tab: query.get('tab') }
})

export const action = submitOneOf({
  readiness: submit(setMachineReadiness, ({ id }) => saying('تغيّرت حالة المعدّة', machinePath(id))),
})

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `${loaderData?.one.code ?? ''} · المعدات · التحالف` }]

export const handle = { crumb: (loaderData: Route.ComponentProps['loaderData'] | undefined) => loaderData?.one.code ?? '' }

export default function MachinePage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { one, documents, parts, sections, tab } = loaderData
  const here = machinePath(one.id)
  return (
    <>
      <div className="page-h">
        <div>
          <h1>
            <bdi>{one.model}</bdi> <Code>{one.code}</Code>
          </h1>
          <p className="muted sm">
            {one.kindName} · {one.branch} · <MachineBadge state={one.readiness} />
          </p>
        </div>
        {one.may.manage && (
          <div className="acts">
            <Link className={buttonLook({ variant: 'outline' })} to={`${here}/correct`}>
              صحّح البيانات
            </Link>
          </div>
        )}
      </div>
      <div className="cols">
        <div className="stack">
          <MachineAbout machine={one} />
          <DocumentsCard
            kinds={machinePaperKinds}
            documents={documents}
            path={machinePapersPath(one.id)}
            all="وثائق المعدّة"
            none="لا وثائق بعد. أضف شهادة فحصها ووثيقة تأمينها لتُؤجَّر."
          />
        </div>
        <div className="stack">{one.may.manage && <ReadinessCard one={one} reply={reply} />}</div>
      </div>
      {sections.map((section) => (
        <RecordSection key={section.title} {...section} />
      ))}
      <RecordTabs parts={parts} path={here} tab={tab} />
    </>
  )
}

function ReadinessCard({ one, reply }: { one: ShownMachine; reply: Reply | undefined }) {
  const field = fieldsOf<{ readiness: string }>(reply)
  return (
    <Card title="حالتها الآن">
      <PostForm reply={reply} action={`${machinePath(one.id)}?act=readiness`} before="الحفظ">
        <SelectField {...field('readiness', one.readiness)} label="الحالة" options={Object.entries(readinesses)} required />
        <div>
          <SubmitButton variant="soft">غيّر الحالة</SubmitButton>
        </div>
      </PostForm>
    </Card>
  )
}
