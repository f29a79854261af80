import { callLive, type LiveServer, listLive } from "../live.ts";

export const questions = {
  list: (server: LiveServer) => listLive(server),
  call: (input: Parameters<typeof callLive>[0]) => callLive(input),
};
