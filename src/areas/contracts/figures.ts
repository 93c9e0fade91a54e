import { asked, type Figure } from '#platform/home.ts'
import { contractsAddress } from './contract-asked.ts'
import { contractsPermissions as may } from './permissions.ts'
import { contractsEnding } from './queries.ts'

/** So many days ahead the first page and the sidebar speak of what ends. */
export const soon = 30

export const contractFigures: Figure[] = [
  {
    ...{ name: 'contractsEnding', permission: may.view },
    read: (ctx) =>
      asked(contractsEnding(ctx, soon), (count) => ({
        ...{ label: 'عقود تنتهي خلال 30 يومًا', value: Number(count) },
        path: contractsAddress({ view: 'ending', within: soon }),
      })),
  },
]
