import { data, Link } from 'react-router'
import { recordParts } from '#areas/records/public.ts'
import { RecordTabs } from '#areas/records/public-ui.tsx'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { Alert } from '#ui/alert.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { Unheard } from '#ui/form/unheard.tsx'
import { RequestLink } from '#ui/request-link.tsx'
import { Code } from '#ui/values.tsx'
import { Addenda } from '../addenda/ui/addenda.tsx'
import { contractPath } from '../contract.ts'
import { contract } from '../contract-detail.ts'
import { contractRecordKind } from '../contract-record.ts'
import { contractsPermissions } from '../permissions.ts'
import { Signers } from '../signing/ui/signers.tsx'
import { askSignatures, sendSigningLink } from '../signing/use-cases/ask-signatures.ts'
import { paperPath } from '../templates/paths.ts'
import { Course, Parties, Terms } from '../ui/contract-about.tsx'
import { ContractActs } from '../ui/contract-acts.tsx'
import { ContractBadge } from '../ui/contract-badge.tsx'
import { endsInWords } from '../ui/contracts-table.tsx'
import { activateContract, resumeContract, suspendContract } from '../use-cases/activate-contract.ts'
import { askCallingOff } from '../use-cases/ask-calling-off.ts'
import { askEarlyEnd } from '../use-cases/ask-early-end.ts'
import { cancelContract, closeContract, giveContractNotice, withdrawContractNotice } from '../use-cases/end-contract.ts'
import { renewContract } from '../use-cases/renew-contract.ts'
import { sendForSignature, takeBackContract } from '../use-cases/send-for-signature.ts'
import { signOnPaper } from '../use-cases/sign-on-paper.ts'
import type { Route } from './+types/back-office-contract'

export const loader = page(contractsPermissions.view, async (ctx, { params, query }) => {
  const one = await contract(ctx, params.contractId)
  if (!one) throw data('لا يوجد هذا العقد.', { status: 404, statusText: 'Not Found' })
  const parts = await recordParts(ctx, { kind: contractRecordKind, recordId: one.id, mayEdit: one.may.edit })
  return { contract: one, parts, tab: query.get('tab'), act: query.get('act'), newId: ctx.newId() }
})

const back =
  (said: string) =>
  ({ id }: { id: string }) =>
    saying(said, contractPath(id))

export const action = submitOneOf({
  send: submit(sendForSignature, back('أُرسل العقد للتوقيع')),
  takeBack: submit(takeBackContract, back('أُعيد العقد إلى المسودة')),
  ask: submit(askSignatures, back('أُرسلت روابط التوقيع')),
  remind: submit(sendSigningLink, back('أُرسل رابط التوقيع')),
  sign: submit(signOnPaper, back('سُجّل توقيع العقد')),
  activate: submit(activateContract, back('فُعّل العقد')),
  suspend: submit(suspendContract, back('أُوقف العقد')),
  resume: submit(resumeContract, back('استُؤنف العقد')),
  notice: submit(giveContractNotice, back('سُجّل الإخطار بإنهاء العقد')),
  withdraw: submit(withdrawContractNotice, back('سُحب الإخطار، ويبقى العقد ساريًا كما كان')),
  renew: submit(renewContract, back('أُنشئ العقد اللاحق. راجعه ثم أرسله للتوقيع.')),
  terminate: submit(askEarlyEnd, back('طُلب الإنهاء المبكر، وهو بانتظار الاعتماد')),
  callOff: submit(askCallingOff, back('طُلب إلغاء العقد، وهو بانتظار الاعتماد')),
  cancel: submit(cancelContract, back('أُلغي العقد')),
  close: submit(closeContract, back('أُغلق العقد')),
})

type Loaded = Route.ComponentProps['loaderData']

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `${loaderData?.contract.number ?? ''} · العقود · التحالف` }]

export const handle = { crumb: (loaderData: Loaded | undefined) => loaderData?.contract.number ?? 'عقد' }

/** Whether the form that was pressed still stands on the page, and says itself why it was refused. */
const isHeard = ({ contract: one, act }: Loaded) =>
  act !== null && !(act === 'renew' && one.renewPath) && Object.entries(one.may).some(([name, may]) => name === act && may)

export default function ContractPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { contract: one, parts, tab, act, newId } = loaderData
  const soon = endsInWords(one)
  return (
    <>
      <div className="page-h">
        <div>
          <h1>
            {one.kindLabel} <Code>{one.number}</Code>
          </h1>
          <p className="muted sm">
            <bdi>{one.title}</bdi> · <ContractBadge {...one} />
            {soon && ` · ${soon}`}
          </p>
        </div>
        <div className="acts">
          {one.hasText && (
            <a className={buttonLook({ variant: 'outline' })} href={paperPath(one.id)} target="_blank" rel="noreferrer">
              {one.sentAt ? 'افتح نص العقد' : 'عاين نص العقد'}
            </a>
          )}
          {one.kindPath && !one.amends && (
            <Link className={buttonLook({ variant: 'outline' })} to={one.kindPath}>
              {`صفحة ${one.kindLabel}`}
            </Link>
          )}
        </div>
      </div>
      {!isHeard(loaderData) && <Unheard reply={reply} />}
      <div className="cols">
        <Terms contract={one} />
        <Parties contract={one} />
      </div>
      {one.waitsFor && <Alert>{`وقّعه الجميع، ويسري حين يفعّله ${one.waitsFor} (${one.branch}).`}</Alert>}
      {one.earlyEnd && (
        <Alert kind="warning">
          طُلب إنهاء هذا العقد مبكرًا، ويعتمده {one.earlyEnd.approver}
          <RequestLink path={one.earlyEnd.path} />
        </Alert>
      )}
      {one.callingOff && (
        <Alert kind="warning">
          طُلب إلغاء هذا العقد قبل أن يبدأ، ويعتمده {one.callingOff.approver}
          <RequestLink path={one.callingOff.path} />
        </Alert>
      )}
      <Addenda contract={one} />
      <Signers contractId={one.id} signers={one.signers} may={one.may} reply={act === 'remind' ? reply : undefined} />
      <div className="cols">
        <Course contract={one} />
        <ContractActs contract={one} newId={newId} act={act} reply={reply} />
      </div>
      <RecordTabs parts={parts} path={contractPath(one.id)} tab={tab} />
    </>
  )
}
