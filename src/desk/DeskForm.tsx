import { createContext, use, type ComponentProps } from 'react'

/** The id of the member a page is drawn for. */
export const Me = createContext('')

/** A form of a member's page. It says whose page it is: whoever else has signed in meanwhile sends nothing with it. */
export function DeskForm({ children, ...rest }: Omit<ComponentProps<'form'>, 'method'>) {
  return (
    <form method="post" {...rest}>
      <input type="hidden" name="as" value={use(Me)} />
      {children}
    </form>
  )
}
