import { data, Link } from 'react-router'
import { documentsOf } from '#areas/documents/public.ts'
import { DocumentsCard } from '#areas/documents/public-ui.tsx'
import { inspectMachinePath, machineLabelPath, machinePapersPath, machinePath } from '#areas/equipment/paths.ts'
import { equipmentPermissions as may } from '#areas/equipment/permissions.ts'
import { SheetsCard } from '#areas/handovers/public-ui.tsx'
import { recordParts, recordSections } from '#areas/records/public.ts'
import { RecordTabs } from '#areas/records/public-ui.tsx'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { buttonLook } from '#ui/button-look.ts'
import { PaperLink } from '#ui/paper-link.tsx'
import { RecordSection } from '#ui/record-section.tsx'
import { Code } from '#ui/values.tsx'
import { dayOf } from '#values/days.ts'
import { machineSheetWords } from '../../hand-overs/machine-sheet-words.ts'
import { machineSheetsOf } from '../../hand-overs/queries.ts'
import { servicesOf } from '../../service/queries.ts'
import { ServiceCard } from '../../service/ui/service-card.tsx'
import { ServicesDone } from '../../service/ui/services-done.tsx'
import { dropService, planService } from '../../service/use-cases/plan-service.ts'
import { recordService } from '../../service/use-cases/record-service.ts'
import { isGone, machineKind, machinePaperKinds } from '../machine.ts'
import { machine } from '../machine-detail.ts'
import { machinePapers } from '../papers.ts'
import { MachineAbout } from '../ui/machine-about.tsx'
import { MachineBadge } from '../ui/machine-badge.tsx'
import { ReadinessCard } from '../ui/readiness-card.tsx'
import { SellMachine } from '../ui/sell-machine.tsx'
import { sellMachine } from '../use-cases/sell-machine.ts'
import { setMachineReadiness } from '../use-cases/set-machine-readiness.ts'
import type { Route } from './+types/back-office-machine'

export const loader = page(may.view, async (ctx, { params, query }) => {
  const one = await machine(ctx, params.machineId)
  if (!one) throw data('لا توجد هذه المعدّة.', { status: 404, statusText: 'Not Found' })
  const [documents, services, parts, sections, sheets] = await Promise.all([
    documentsOf(ctx, machinePapers, one.id),
    servicesOf(ctx, one.id),
    recordParts(ctx, { kind: machineKind, recordId: one.id, mayEdit: one.may.manage }),
    recordSections(ctx, { kind: machineKind, recordId: one.id }),
    machineSheetsOf(ctx, one.id),
  ])
  return {
    one,
    documents,
    services,
    parts,
    sections,
    sheets,
    tab: query.get('tab'),
    act: query.get('act'),
    formId: ctx.newId(),
    today: dayOf(ctx.now()),
  }
})

export const action = submitOneOf({
  readiness: submit(setMachineReadiness, ({ id }) => saying('تغيّرت حالة المعدّة', machinePath(id))),
  sell: submit(sellMachine, ({ id }) => saying('طُلب البيع، وهو بانتظار الاعتماد', machinePath(id))),
  'record-service': submit(recordService, ({ machineId }) => saying('سُجّلت الصيانة', machinePath(machineId))),
  'plan-service': submit(planService, ({ machineId }) => saying('خُطّطت الصيانة', machinePath(machineId))),
  'drop-service': submit(dropService, ({ machineId }) => saying('أُلغي موعد الصيانة', machinePath(machineId))),
})

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `${loaderData?.one.code ?? ''} · المعدات · التحالف` }]

export const handle = { crumb: (loaderData: Route.ComponentProps['loaderData'] | undefined) => loaderData?.one.code ?? '' }

export default function MachinePage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { one, documents, services, parts, sections, sheets, tab, act, formId, today } = loaderData
  const here = machinePath(one.id)
  return (
    <>
      <div className="page-h">
        <div>
          <h1>
            <bdi>{one.model}</bdi> <Code>{one.code}</Code>
          </h1>
          <p className="muted sm">
            {one.kindName} · {one.branch} · <MachineBadge state={one.readiness} until={one.outUntil} />
          </p>
        </div>
        <div className="acts">
          <PaperLink to={machineLabelPath(one.id)}>اطبع البطاقة</PaperLink>
          {one.may.inspect && !isGone(one.readiness) && (
            <Link className={buttonLook({ variant: 'outline' })} to={inspectMachinePath(one.id)}>
              عاين المعدّة
            </Link>
          )}
          {one.may.manage && one.readiness !== 'sold' && (
            <Link className={buttonLook({ variant: 'outline' })} to={`${here}/correct`}>
              صحّح البيانات
            </Link>
          )}
        </div>
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
          <SheetsCard words={machineSheetWords} sheets={sheets} none="لم تُعاين بعد." />
          <ServicesDone services={services} />
        </div>
        <div className="stack">
          {one.may.manage && one.readiness !== 'sold' && (
            <>
              <ReadinessCard machine={one} reply={act === 'readiness' ? reply : undefined} />
              {one.ownership === 'own' && <SellMachine machine={one} today={today} reply={act === 'sell' ? reply : undefined} />}
            </>
          )}
          <ServiceCard machine={one} formId={formId} act={act} reply={reply} />
        </div>
      </div>
      {sections.map((section) => (
        <RecordSection key={section.title} {...section} />
      ))}
      <RecordTabs parts={parts} path={here} tab={tab} />
    </>
  )
}
