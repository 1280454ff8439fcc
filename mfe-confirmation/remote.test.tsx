import { describeRemote } from 'shared-contracts/testing/describe-remote.ts'
import remote from './remote.ts'

describeRemote(remote)
