import { data } from 'react-router'
import { sheetAsked, stepPath } from '#areas/handovers/public.ts'
import { openSheetOnPhone, PhoneHead, writeSheetOnPhone } from '#areas/handovers/public-phone.tsx'
import { SheetStepsPage } from '#areas/handovers/public-ui.tsx'
import { recordParts } from '#areas/records/public.ts'
import { RecordTabs } from '#areas/records/public-ui.tsx'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { phoneStamp } from '#platform/phone-stamp.ts'
import { Code } from '#ui/values.tsx'
import { dayOf } from '#values/days.ts'
import { hirePath, machinePath, machineSheetPath } from '../../paths.ts'
import { equipmentPermissions as may } from '../../permissions.ts'
import { machineSheetKind } from '../machine-sheet.ts'
import { machineSheetTitles, machineSheetWords as words } from '../machine-sheet-words.ts'
import { machineSheetById } from '../queries.ts'
import { keepMachineMark, keepMachineShot, removeMachineMark } from '../use-cases/mark-machine.ts'
import { discardMachineSheet, saveMachineItems, saveMachineReadings, signMachineSheet } from '../use-cases/write-machine-sheet.ts'
import type { Route } from './+types/back-office-machine-sheet'

export const loader = page(may.view, async (ctx, { params, query }) => {
  const one = await machineSheetById(ctx, params.sheetId)
  if (!one) throw data('لا يوجد هذا المحضر.', { status: 404, statusText: 'Not Found' })
  const isSigned = one.status === 'signed'
  const parts = isSigned ? await recordParts(ctx, { kind: machineSheetKind, recordId: one.id, mayEdit: one.mayEdit }) : null
  return {
    ...{ one, parts, seesHire: ctx.actor.may(may.viewHires) },
    ...{ ...sheetAsked(query), stamp: phoneStamp(ctx, one.version) },
    ...{ newMarkId: ctx.newId(), signer: one.hire?.repName ?? ctx.actor.name, today: dayOf(ctx.now()) },
  }
})

/** Without a network the phone answers for the office. */
export const clientLoader = Object.assign(
  ({ serverLoader, url }: Route.ClientLoaderArgs) => openSheetOnPhone({ read: serverLoader, url, words }),
  { hydrate: true as const },
)

export const clientAction = ({ params: { sheetId }, ...sent }: Route.ClientActionArgs) =>
  writeSheetOnPhone({ ...sent, words, id: sheetId })

export const action = submitOneOf({
  readings: submit(saveMachineReadings, ({ id }) => saying('حُفظ العداد والوقود', stepPath(words, id, 'body'))),
  mark: submit(keepMachineMark, ({ id }) => saying('سُجّلت العلامة', stepPath(words, id, 'body'))),
  unmark: submit(removeMachineMark, ({ id }) => saying('حُذفت العلامة', stepPath(words, id, 'body'))),
  shot: submit(keepMachineShot, ({ id }, { query }) =>
    saying('حُفظت الصورة', stepPath(words, id, query.get('step') === 'readings' ? 'readings' : 'shots')),
  ),
  items: submit(saveMachineItems, ({ id, unseen }) =>
    unseen.length === 0
      ? saying('حُفظت البنود', stepPath(words, id, 'sign'))
      : saying(`حُفظ المحضر، ولم تكتمل معاينة: ${unseen.join('، ')}`, stepPath(words, id, 'items')),
  ),
  sign: submit(signMachineSheet, ({ id, contractId }) =>
    saying('وُقّع المحضر', contractId ? hirePath(contractId) : machineSheetPath(id)),
  ),
  discard: submit(discardMachineSheet, ({ machineId }) => saying('أُلغيت مسودة المحضر', machinePath(machineId))),
})

type Loaded = Route.ComponentProps['loaderData']

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData ? machineSheetTitles[loaderData.one.kind] : 'محضر'} · التحالف` },
]

export const handle = { crumb: (loaderData: Loaded | undefined) => loaderData?.one.number ?? 'محضر' }

export default function MachineSheetPage({ loaderData, actionData }: Route.ComponentProps) {
  const onPhone = 'onPhone' in loaderData ? loaderData.onPhone : null
  const { one, parts, seesHire, tab, stamp, act, step, chosen, newMarkId, signer, today } = loaderData
  const refused = onPhone?.phone.refused
  const { machine, hire } = one
  return (
    <>
      <SheetStepsPage
        words={words}
        sheet={one}
        last={{ hours: machine.meter }}
        subject={
          <>
            <bdi>{machine.model}</bdi> <Code>{machine.code}</Code>
            {hire && (
              <>
                {' '}
                · <bdi>{hire.site}</bdi>
              </>
            )}
          </>
        }
        subjectPath={hire && seesHire ? hirePath(hire.contractId) : machinePath(machine.id)}
        mayEdit={one.mayEdit}
        act={actionData ? act : (refused?.act ?? act)}
        reply={actionData ?? refused?.reply}
        onPhone={onPhone && <PhoneHead {...onPhone} version={stamp.version} />}
        isSignedOnPhone={Boolean(onPhone?.signature)}
        {...{ step, chosen, newMarkId, signer, today }}
      />
      {parts && <RecordTabs parts={parts} path={machineSheetPath(one.id)} tab={tab} />}
    </>
  )
}
