import * as contract from "../../lib/contract/account.ts";
import { handle, handleMember, type Route } from "../route.ts";
import type { Services } from "../session/code-request.ts";
import type { Files } from "../upload/files.ts";
import { cancelAccount, sendCancelCode } from "./cancel.ts";
import { changeEmail, changePhone, sendEmailCode } from "./contact.ts";
import { undoEmailChange } from "./email-undo.ts";
import { memberInfo } from "./level.ts";
import { changePassword, changePasswordByUsername, sendPasswordCode } from "./password.ts";
import { prove, sendProofCode } from "./prove.ts";
import { endOtherSessions, endSession, sessionList } from "./sessions.ts";
import { changeInfo } from "./store.ts";

/** Calls of specification 3.2. */
export const accountRoutes = (services: Services & { files: Files }): Route[] => [
  handleMember(contract.ChangeInfo, ({ body, session }) => changeInfo(services.database, body, session.memberId)),
  handleMember(contract.SetEmailCode, ({ body, ...asking }) => sendEmailCode(services, body, asking)),
  handleMember(contract.ChangeEmail, ({ body, session }) => changeEmail(services, body, session)),
  handleMember(contract.ChangePhone, ({ body, session }) => changePhone(services, body, session)),
  handleMember(contract.SetPasswordCode, ({ body, ...asking }) => sendPasswordCode(services, body, asking)),
  handleMember(contract.ChangePassword, ({ body, session }) => changePassword(services, body, session)),
  handleMember(contract.ChangePasswordByUsername, ({ body, ...asking }) => changePasswordByUsername(services, body, asking)),
  handleMember(contract.AccountCancelCode, ({ body, ...asking }) => sendCancelCode(services, body, asking)),
  handleMember(contract.AccountCancel, ({ body, session }) => cancelAccount(services, body, session.memberId)),
  handleMember(contract.ProofCode, ({ body, ...asking }) => sendProofCode(services, body, asking)),
  handleMember(contract.Prove, ({ body, ...asking }) => prove(services, body, asking)),
  handleMember(contract.SessionList, ({ session }) => sessionList(services.database, session)),
  handleMember(contract.SessionEnd, ({ params, session }) => endSession(services.database, params.id, session)),
  handleMember(contract.SessionEndOthers, ({ session }) => endOtherSessions(services.database, session)),
  handle(contract.EmailUndo, async ({ body, clientIp }) => {
    await services.limits.consume("loginsOfIp", clientIp);
    return undoEmailChange(services.database, body.token);
  }),
  handleMember(contract.MemberInfo, ({ session }) => memberInfo(services.database, session.memberId)),
];
