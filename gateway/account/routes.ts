import * as contract from "../../lib/contract/account.ts";
import { handle, handleMember, type Route } from "../route.ts";
import type { ServicesWithFiles } from "../services.ts";
import { cancelAccount, sendCancelCode } from "./cancel.ts";
import { changeEmail, changePhone, sendEmailCode } from "./contact.ts";
import { undoContactChange } from "./email-undo.ts";
import { memberInfo } from "./level.ts";
import { changePassword, changePasswordByUsername, sendPasswordCode } from "./password.ts";
import { prove, sendProofCode } from "./prove.ts";
import { endOtherSessions, endSession, sessionList } from "./sessions.ts";
import { changeInfo } from "./store.ts";

/** Calls of specification 3.2. */
export const accountRoutes = (services: ServicesWithFiles): Route[] => [
  handleMember(contract.ChangeInfo, ({ body, session }) => changeInfo(services.database, body, session.memberId)),
  handleMember(contract.SetEmailCode, ({ body, ...caller }) => sendEmailCode(services, body, caller)),
  handleMember(contract.ChangeEmail, ({ body, session }) => changeEmail(services, body, session)),
  handleMember(contract.ChangePhone, ({ body, session }) => changePhone(services, body, session)),
  handleMember(contract.SetPasswordCode, ({ body, ...caller }) => sendPasswordCode(services, body, caller)),
  handleMember(contract.ChangePassword, ({ body, session }) => changePassword(services, body, session)),
  handleMember(contract.ChangePasswordByUsername, ({ body, ...caller }) => changePasswordByUsername(services, body, caller)),
  handleMember(contract.AccountCancelCode, ({ body, ...caller }) => sendCancelCode(services, body, caller)),
  handleMember(contract.AccountCancel, ({ body, session }) => cancelAccount(services, body, session.memberId)),
  handleMember(contract.ProofCode, ({ body, ...caller }) => sendProofCode(services, body, caller)),
  handleMember(contract.Prove, ({ body, ...caller }) => prove(services, body, caller)),
  handleMember(contract.SessionList, ({ session }) => sessionList(services.database, session)),
  handleMember(contract.SessionEnd, ({ params, session }) => endSession(services.database, params.id, session)),
  handleMember(contract.SessionEndOthers, ({ session }) => endOtherSessions(services.database, session)),
  handle(contract.EmailUndo, async ({ body, clientIp }) => {
    await services.limits.consume("loginsOfIp", clientIp);
    return undoContactChange(services.database, body.token);
  }),
  handleMember(contract.MemberInfo, ({ session }) => memberInfo(services.database, session.memberId)),
];
