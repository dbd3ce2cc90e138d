/**
 * The name under which a request asks the framework for a page in one piece: made whole, and with its own status, before anything is
 * sent. It is the name of a reader who understands nothing else (`htmlLimitedBots` in next.config.mjs).
 */
export const WHOLE_PAGE = "whole-page";
