#!/bin/sh
# Runs $PROGRAM with the given arguments until the standard input ends, which it does when the parent process ends, even
# if that one is killed. Then kills the whole process group, since a browser consists of several processes.
"$PROGRAM" "$@" </dev/null &
cat >/dev/null
kill -KILL 0
