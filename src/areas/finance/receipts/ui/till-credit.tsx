import { useNavigation } from 'react-router'
import { Button } from '#ui/form.tsx'
import { Money } from '#ui/values.tsx'
import { fromCredit, type Till } from './till.ts'

type Props = { till: Till; owed: bigint } & Credit
/** What of it is free to pay with, where that is sent, and whether nothing is due yet. */
export type Credit = { free: bigint; address: string; isAhead: boolean }

/** What stands to the payer's credit pays what was chosen, without any money; the oldest dues where nothing was. */
export function TillCredit({ till, free, owed, address, isAhead }: Props) {
  const { formAction } = useNavigation()
  const { amount, isChosen } = fromCredit(till, free, owed)
  return (
    <fieldset className="till-credit">
      <legend>
        رصيده المتاح <Money amount={free} />
      </legend>
      <input type="hidden" name="credit" value={String(free)} />
      <Button
        block
        type="submit"
        variant="soft"
        formAction={address}
        busy={formAction?.includes('act=use-credit')}
        aria-describedby="till-credit-order"
      >
        سدّد من رصيده <Money amount={amount} />
      </Button>
      <p className="help" id="till-credit-order">
        {isChosen ? 'حسب ما اخترته' : isAhead ? 'لا مستحق اليوم، فيُسدَّد القادم: الأقدم أولًا' : 'الأقدم استحقاقًا أولًا'}
        {isChosen && till.chosen > amount ? '، والأقدم منه أولًا' : ''}
        {free > amount ? (
          <>
            ، ويبقى له <Money amount={free - amount} />
          </>
        ) : null}
        .
      </p>
    </fieldset>
  )
}
