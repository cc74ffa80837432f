#!/bin/sh
# Runs $PROGRAM with the given arguments until standard input is closed: by the parent process, or because the parent
# process has ended or was killed. Then kills the process group, since a browser consists of several processes.
"$PROGRAM" "$@" </dev/null &
cat >/dev/null
kill -KILL 0
