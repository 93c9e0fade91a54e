import type { Subscriber } from '#platform/subscribers.ts'
import { savedFact } from '#platform/subscribers.ts'
import { ownersSettled } from './facts.ts'
import { keepOwnerStatement } from './kept-owner-statement.ts'
import { statementsOfSettlement } from './statement-meant.ts'

/** What a settlement came to is printed and kept as soon as it is agreed to: once for all its owners, and once for each of them. */
export const ownerStatementKeepers: Subscriber[] = [
  {
    name: 'finance.keep-owner-statement',
    factName: ownersSettled.name,
    async react(reaction, factId) {
      const { subjectId } = await savedFact(reaction.tx, factId)
      for (const of of await statementsOfSettlement({ db: reaction.tx }, subjectId))
        await keepOwnerStatement(reaction, reaction.tx, of)
    },
  },
]
