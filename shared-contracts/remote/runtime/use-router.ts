import { type ContextType, useContext } from 'react'
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router-dom'

type InRouter = NonNullable<ContextType<typeof DataRouterContext>>

/** The router around everything that is drawn. It stays the same: what asks for it is not drawn anew with every move. */
export const useRouter = (): InRouter['router'] => (useContext(DataRouterContext) as InRouter).router
